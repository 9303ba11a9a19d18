import { SmallAppRoot } from '#src/app/small/small-app-root.tsx'
import type { Join } from './create-join.ts'
import { JoinPage } from './join-page.tsx'

export function JoinRoot({ join }: { join: Join }) {
  return (
    <SmallAppRoot app={join}>
      <JoinPage join={join} />
    </SmallAppRoot>
  )
}

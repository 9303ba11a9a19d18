import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useApp } from '#src/app/shared/app-context.ts'
import { PublicPage } from '#src/app/shared/frame/public-page.tsx'
import { Shell } from './shell.tsx'

/**
 * `family` is true once the family is loaded, so that the shell can be shown. When the session ends on such a page, the
 * shell goes too.
 */
export function OpenPage({ family }: { family: boolean }) {
  const { session } = useApp()
  const somebody = useSelector(session, ({ context }) => context.values !== null)
  if (family && somebody) return <Shell />
  return (
    <PublicPage signIn={!somebody}>
      <Outlet />
    </PublicPage>
  )
}

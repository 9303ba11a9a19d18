import { createRootRouteWithContext } from '@tanstack/react-router'
import type { App } from '#src/app/create-app.ts'
import { WithContact } from '#src/features/contact/with-contact.tsx'
import { AnyPage } from '#src/features/shell/any-page.tsx'

export const Route = createRootRouteWithContext<App>()({ component: Root })

function Root() {
  return (
    <WithContact>
      <AnyPage />
    </WithContact>
  )
}

import { createRootRouteWithContext } from '@tanstack/react-router'
import type { App } from '#src/app/boot/create-app.ts'
import { AnyPage } from '#src/app/shell/any-page.tsx'
import { WithContact } from '#src/features/contact/with-contact.tsx'

export const Route = createRootRouteWithContext<App>()({ component: Root })

function Root() {
  return (
    <WithContact>
      <AnyPage />
    </WithContact>
  )
}

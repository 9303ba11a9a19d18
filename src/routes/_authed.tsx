import { createFileRoute, redirect } from '@tanstack/react-router'
import { isAdministrator } from '#src/app/shared/session/administrator.ts'
import { signedIn } from '#src/app/shared/session/guard.ts'
import { Shell } from '#src/app/shell/shell.tsx'

export const Route = createFileRoute('/_authed')({
  beforeLoad: async ({ context, abortController }) => {
    const [somebody] = await Promise.all([signedIn(context.session, abortController.signal), context.features.need()])
    if (!somebody) throw redirect({ to: '/notfound', replace: true })
    if (isAdministrator(context.session.getSnapshot().context.values))
      throw redirect({ to: '/administration/$', params: { _splat: 'waiting' }, replace: true })
  },
  loader: async ({ context }) => (await import('#src/app/shell/await-frame.ts')).awaitFrame(context),
  component: Shell,
})

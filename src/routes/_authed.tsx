import { createFileRoute } from '@tanstack/react-router'
import { familyQuery } from '#src/app/shared/data/family.ts'
import { signedIn } from '#src/app/shared/session/guard.ts'
import { Shell } from '#src/app/shell/shell.tsx'

export const Route = createFileRoute('/_authed')({
  beforeLoad: async ({ context, abortController }) => {
    await Promise.all([signedIn(context.session, abortController.signal), context.features.need()])
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(familyQuery(context.client)),
  component: Shell,
})

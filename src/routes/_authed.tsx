import { createFileRoute } from '@tanstack/react-router'
import { familyQuery } from '#src/app/data/family.ts'
import { signedIn } from '#src/app/session/guard.ts'
import { Shell } from '#src/features/shell/shell.tsx'

export const Route = createFileRoute('/_authed')({
  beforeLoad: ({ context, abortController }) => signedIn(context.session, abortController.signal),
  loader: ({ context }) => context.queryClient.ensureQueryData(familyQuery(context.client)),
  component: Shell,
})

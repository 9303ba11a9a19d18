import { createFileRoute } from '@tanstack/react-router'
import { AcceptPage } from '#src/features/linked-accounts/accept-page.tsx'

export const Route = createFileRoute('/_open/firstSignIn')({
  loader: ({ context }) => context.dictionaries.need('linkedAccounts'),
  component: AcceptPage,
})

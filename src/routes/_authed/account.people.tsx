import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '#src/features/linked-accounts/people-page.tsx'

export const Route = createFileRoute('/_authed/account/people')({
  loader: ({ context }) => context.dictionaries.need('linkedAccounts', 'account'),
  component: PeoplePage,
})

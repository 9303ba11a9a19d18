import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '#src/features/account/account.queries.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'

export const Route = createFileRoute('/_authed/account/')({
  loader: ({ context }) =>
    Promise.all([
      context.dictionaries.need('account'),
      context.queryClient.ensureQueryData(accountQuery(context.client)),
    ]),
  component: AccountPage,
})

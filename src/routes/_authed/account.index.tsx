import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/features/account/account-page.tsx'

export const Route = createFileRoute('/_authed/account/')({
  loader: async ({ context }) => {
    const { accountQuery } = await import('#src/features/account/account.queries.ts')
    await Promise.all([
      context.dictionaries.need('account'),
      context.queryClient.ensureQueryData(accountQuery(context.client)),
    ])
  },
  component: AccountPage,
})

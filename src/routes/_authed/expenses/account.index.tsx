import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/features/payment-accounts/account-page.tsx'

export const Route = createFileRoute('/_authed/expenses/account/')({
  loader: ({ context }) => context.dictionaries.need('paymentAccounts'),
  component: AccountPage,
})

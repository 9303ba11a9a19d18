import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/features/payment-accounts/account-page.tsx'
import { returnPage } from '#src/features/payment-accounts/return-page.tsx'

export const Route = createFileRoute('/_authed/expenses/account/')({
  validateSearch: returnPage,
  loader: ({ context }) => context.dictionaries.need('paymentAccounts'),
  component: AccountPage,
})

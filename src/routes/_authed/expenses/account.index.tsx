import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/features/payment-accounts/account-page.tsx'
import { fromExpense } from '#src/features/payment-accounts/from-expense.tsx'

export const Route = createFileRoute('/_authed/expenses/account/')({
  validateSearch: fromExpense,
  loader: ({ context }) => context.dictionaries.need('paymentAccounts'),
  component: AccountPage,
})

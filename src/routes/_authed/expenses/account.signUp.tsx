import { createFileRoute } from '@tanstack/react-router'
import { fromExpense } from '#src/features/payment-accounts/from-expense.tsx'
import { SignUpPage } from '#src/features/payment-accounts/sign-up/sign-up-page.tsx'

export const Route = createFileRoute('/_authed/expenses/account/signUp')({
  validateSearch: fromExpense,
  loader: ({ context }) => context.dictionaries.need('paymentAccounts'),
  component: SignUpPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { returnPage } from '#src/features/payment-accounts/return-page.tsx'
import { SignUpPage } from '#src/features/payment-accounts/sign-up/sign-up-page.tsx'

export const Route = createFileRoute('/_authed/expenses/account/signUp')({
  validateSearch: returnPage,
  loader: ({ context }) => context.dictionaries.need('paymentAccounts'),
  component: SignUpPage,
})

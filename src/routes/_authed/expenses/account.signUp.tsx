import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#src/features/payment-accounts/sign-up/sign-up-page.tsx'

export const Route = createFileRoute('/_authed/expenses/account/signUp')({
  loader: ({ context }) => context.dictionaries.need('paymentAccounts'),
  component: SignUpPage,
})

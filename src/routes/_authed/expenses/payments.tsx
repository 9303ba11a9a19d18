import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_authed/expenses/payments')({
  loader: ({ context }) => context.dictionaries.need('paymentActivity'),
})

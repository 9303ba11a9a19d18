import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_authed/expenses')({
  loader: ({ context }) => context.dictionaries.need('expenses', 'payments'),
})

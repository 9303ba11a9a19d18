import { createFileRoute } from '@tanstack/react-router'
import { NewOrderPage } from '#src/features/child-support/order/new-order-page.tsx'

/** `follows` is the id of the order that the new one replaces. */
type Search = { follows?: string }

export const Route = createFileRoute('/_authed/expenses/childSupport/new')({
  validateSearch: ({ follows }: Record<string, unknown>): Search => (typeof follows === 'string' ? { follows } : {}),
  loader: ({ context }) => context.dictionaries.need('childSupport'),
  component: NewOrderPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '#src/features/subscriptions/plan-page.tsx'

/** `card` says that the provider's page for a card led back here. */
type Search = { card?: 'back' }

export const Route = createFileRoute('/_authed/account/plan')({
  validateSearch: ({ card }: Record<string, unknown>): Search => (card === 'back' ? { card } : {}),
  loader: ({ context }) => context.dictionaries.need('account', 'plan'),
  component: PlanPage,
})

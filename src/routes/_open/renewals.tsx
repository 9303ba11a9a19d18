import { createFileRoute } from '@tanstack/react-router'
import { TokenPage } from '#src/features/subscriptions/token-page.tsx'

/** `card` says that the provider's page for a card led back here. */
type Search = { card?: 'back' }

export const Route = createFileRoute('/_open/renewals')({
  validateSearch: ({ card }: Record<string, unknown>): Search => (card === 'back' ? { card } : {}),
  loader: ({ context }) => context.dictionaries.need('plan'),
  component: function Renewals() {
    return <TokenPage page="renewals" returned={Route.useSearch().card === 'back'} />
  },
})

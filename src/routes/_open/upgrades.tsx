import { createFileRoute } from '@tanstack/react-router'
import { TokenPage } from '#src/features/subscriptions/token-page.tsx'

/** `card` says that the provider's page for a card led back here. */
type Search = { card?: 'back' }

export const Route = createFileRoute('/_open/upgrades')({
  validateSearch: ({ card }: Record<string, unknown>): Search => (card === 'back' ? { card } : {}),
  loader: ({ context }) => context.dictionaries.need('plan'),
  component: function Upgrades() {
    return <TokenPage page="upgrades" returned={Route.useSearch().card === 'back'} />
  },
})

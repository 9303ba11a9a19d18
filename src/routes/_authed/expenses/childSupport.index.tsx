import { createFileRoute } from '@tanstack/react-router'
import { SupportPage } from '#src/features/child-support/ledger/support-page.tsx'

/** `ledger` is the id of the first order of the selected ledger. */
type Search = { ledger?: string }

export const Route = createFileRoute('/_authed/expenses/childSupport/')({
  validateSearch: ({ ledger }: Record<string, unknown>): Search => (typeof ledger === 'string' ? { ledger } : {}),
  loader: ({ context }) => context.dictionaries.need('childSupport'),
  component: SupportPage,
})

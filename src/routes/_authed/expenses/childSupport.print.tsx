import { createFileRoute } from '@tanstack/react-router'
import { SupportPrintPage } from '#src/features/child-support/print/print-page.tsx'

/** `ledger` is the id of the first order of the printed ledger. */
type Search = { ledger?: string }

export const Route = createFileRoute('/_authed/expenses/childSupport/print')({
  validateSearch: ({ ledger }: Record<string, unknown>): Search => (typeof ledger === 'string' ? { ledger } : {}),
  loader: ({ context }) => context.dictionaries.need('childSupport'),
  component: SupportPrintPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { SupportPrintPage } from '#src/features/child-support/print/print-page.tsx'

/** `ledger`: the first order of the one that is printed. */
type Search = { ledger?: string }

export const Route = createFileRoute('/_authed/expenses/childSupport/print')({
  validateSearch: ({ ledger }: Record<string, unknown>): Search => (typeof ledger === 'string' ? { ledger } : {}),
  loader: ({ context }) => context.dictionaries.need('childSupport'),
  component: SupportPrintPage,
})

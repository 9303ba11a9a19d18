import { createFileRoute } from '@tanstack/react-router'
import { SupportSchedulePage } from '#src/features/scheduling/support-schedule-page.tsx'

/** `ledger` is the id of the first order of the ledger to plan for. */
type Search = { ledger?: string }

export const Route = createFileRoute('/_authed/expenses/childSupport/schedule')({
  validateSearch: ({ ledger }: Record<string, unknown>): Search => (typeof ledger === 'string' ? { ledger } : {}),
  loader: ({ context }) => context.dictionaries.need('paymentSchedules'),
  component: SupportSchedulePage,
})

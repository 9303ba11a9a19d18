import { createFileRoute } from '@tanstack/react-router'
import { SupportSchedulePage } from '#src/features/payment-schedules/form/support-schedule-page.tsx'

/** `ledger`: the first order of the one that is planned for. */
type Search = { ledger?: string }

export const Route = createFileRoute('/_authed/expenses/childSupport/schedule')({
  validateSearch: ({ ledger }: Record<string, unknown>): Search => (typeof ledger === 'string' ? { ledger } : {}),
  loader: ({ context }) => context.dictionaries.need('paymentSchedules'),
  component: SupportSchedulePage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ScheduledPage } from '#src/features/payment-schedules/list/scheduled-page.tsx'

export const Route = createFileRoute('/_authed/expenses/scheduled/')({
  loader: ({ context }) => context.dictionaries.need('paymentSchedules'),
  component: ScheduledPage,
})

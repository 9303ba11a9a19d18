import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '#src/features/payment-schedules/form/schedule-page.tsx'

export const Route = createFileRoute('/_authed/expenses/$id_/schedule')({
  loader: ({ context }) => context.dictionaries.need('paymentSchedules'),
  component: SchedulePage,
})

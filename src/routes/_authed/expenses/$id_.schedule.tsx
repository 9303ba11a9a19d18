import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '#src/features/scheduling/schedule-page.tsx'

export const Route = createFileRoute('/_authed/expenses/$id_/schedule')({
  loader: ({ context }) => context.dictionaries.need('paymentSchedules'),
  component: SchedulePage,
})

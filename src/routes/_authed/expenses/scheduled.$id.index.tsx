import { createFileRoute } from '@tanstack/react-router'
import { SeriesPage } from '#src/features/payment-schedules/series/series-page.tsx'

export const Route = createFileRoute('/_authed/expenses/scheduled/$id/')({
  loader: ({ context }) => context.dictionaries.need('paymentSchedules'),
  component: SeriesPage,
})

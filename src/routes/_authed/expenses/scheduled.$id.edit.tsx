import { createFileRoute } from '@tanstack/react-router'
import { EditSeriesPage } from '#src/features/scheduling/edit-page.tsx'

export const Route = createFileRoute('/_authed/expenses/scheduled/$id/edit')({
  loader: ({ context }) => context.dictionaries.need('paymentSchedules'),
  component: EditSeriesPage,
})

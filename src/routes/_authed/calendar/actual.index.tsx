import { createFileRoute } from '@tanstack/react-router'
import { ActualListPage } from '#src/features/calendar/actual/actual-list-page.tsx'

export const Route = createFileRoute('/_authed/calendar/actual/')({
  loader: ({ context }) => context.dictionaries.need('actualTimes'),
  component: ActualListPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ActualPage } from '#src/features/calendar/actual/actual-page.tsx'

export const Route = createFileRoute('/_authed/calendar/actual/$id')({
  loader: ({ context }) => context.dictionaries.need('actualTimes', 'common'),
  component: ActualPage,
})

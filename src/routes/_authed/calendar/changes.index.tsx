import { createFileRoute } from '@tanstack/react-router'
import { RequestsPage } from '#src/features/calendar/requests/requests-page.tsx'

export const Route = createFileRoute('/_authed/calendar/changes/')({
  loader: ({ context }) => context.dictionaries.need('changeRequests'),
  component: RequestsPage,
})

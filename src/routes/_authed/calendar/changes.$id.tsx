import { createFileRoute } from '@tanstack/react-router'
import { RequestPage } from '#src/features/calendar/requests/request-page.tsx'

export const Route = createFileRoute('/_authed/calendar/changes/$id')({
  loader: ({ context }) => context.dictionaries.need('changeRequests', 'common'),
  component: RequestPage,
})

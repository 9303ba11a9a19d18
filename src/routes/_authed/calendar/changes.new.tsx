import { createFileRoute } from '@tanstack/react-router'
import { AskPage } from '#src/features/calendar/requests/ask-page.tsx'

/** `answers` is the id of the request that the new one answers. */
type Search = { answers?: string }

export const Route = createFileRoute('/_authed/calendar/changes/new')({
  validateSearch: ({ answers }: Record<string, unknown>): Search => (typeof answers === 'string' ? { answers } : {}),
  loader: ({ context }) => context.dictionaries.need('changeRequests'),
  component: AskPage,
})

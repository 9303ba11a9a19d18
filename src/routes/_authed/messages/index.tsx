import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { MessagesPage } from '#src/features/messages/messages-page.tsx'

export const Route = createFileRoute('/_authed/messages/')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('messages'),
  component: MessagesPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { ComposePage } from '#src/features/messages/compose/compose-page.tsx'

export const Route = createFileRoute('/_authed/messages/new')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('messages'),
  component: ComposePage,
})

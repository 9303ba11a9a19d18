import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { EntryPage } from '#src/features/journal/entry-page.tsx'

export const Route = createFileRoute('/_authed/journal/$id')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('journal'),
  component: EntryPage,
})

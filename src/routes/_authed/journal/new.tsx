import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { NewEntryPage } from '#src/features/journal/entry-form-page.tsx'

export const Route = createFileRoute('/_authed/journal/new')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('journal'),
  component: NewEntryPage,
})

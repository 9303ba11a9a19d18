import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { EntryPage } from '#src/features/journal/entry-page.tsx'

/** A new entry is named `new`, and `report` is the report. With `edit` in the address, an entry is the form. */
export const Route = createFileRoute('/_authed/journal/$id')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('journal', 'common'),
  component: EntryPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { InfoEntryPage } from '#src/features/info-bank/info-entry-page.tsx'

/** A new entry is named `new`, `card` is the emergency card, `book` the address book. With `edit`, an entry is the form. */
export const Route = createFileRoute('/_authed/infobank/$id')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('infoBank', 'common'),
  component: InfoEntryPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { JournalPage } from '#src/features/journal/journal-page.tsx'

export const Route = createFileRoute('/_authed/journal/')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('journal', 'common'),
  component: JournalPage,
})

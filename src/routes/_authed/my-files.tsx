import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { MyFilesPage } from '#src/features/my-files/my-files-page.tsx'

export const Route = createFileRoute('/_authed/my-files')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('myFiles'),
  component: MyFilesPage,
})

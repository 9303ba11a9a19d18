import { createFileRoute } from '@tanstack/react-router'
import { CasesPage } from '#src/features/families/cases-page.tsx'

export const Route = createFileRoute('/_authed/pro/mycases')({
  loader: ({ context }) => context.dictionaries.need('families'),
  component: CasesPage,
})

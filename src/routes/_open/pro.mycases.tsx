import { createFileRoute } from '@tanstack/react-router'
import { CasesPage } from '#src/features/families/cases-page.tsx'

/** It needs no family, so that a professional whose access ended goes on from here. Without a session the login opens. */
export const Route = createFileRoute('/_open/pro/mycases')({
  loader: ({ context }) => context.dictionaries.need('families'),
  component: CasesPage,
})

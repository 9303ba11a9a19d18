import { createFileRoute } from '@tanstack/react-router'
import { NewFamilyPage } from '#src/features/families/new-family-page.tsx'

export const Route = createFileRoute('/_authed/account/families/new')({
  loader: ({ context }) => context.dictionaries.need('families'),
  component: NewFamilyPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { FamiliesPage } from '#src/features/families/families-page.tsx'

export const Route = createFileRoute('/_authed/account/families/')({
  loader: ({ context }) => context.dictionaries.need('families'),
  component: FamiliesPage,
})

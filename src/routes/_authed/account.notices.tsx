import { createFileRoute } from '@tanstack/react-router'
import { WishesPage } from '#src/features/notices/wishes-page.tsx'

export const Route = createFileRoute('/_authed/account/notices')({
  loader: ({ context }) => context.dictionaries.need('notices'),
  component: WishesPage,
})

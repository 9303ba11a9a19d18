import { createFileRoute } from '@tanstack/react-router'
import { OpenedPage } from '#src/features/invitations/opened/opened-page.tsx'

export const Route = createFileRoute('/_authed/invitation')({
  loader: ({ context }) => context.dictionaries.need('invitations', 'joining', 'common'),
  component: OpenedPage,
})

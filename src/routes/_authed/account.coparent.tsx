import { createFileRoute } from '@tanstack/react-router'
import { CoparentPage } from '#src/features/invitations/page/coparent-page.tsx'

export const Route = createFileRoute('/_authed/account/coparent')({
  loader: ({ context }) => context.dictionaries.need('invitations', 'common', 'home'),
  component: CoparentPage,
})

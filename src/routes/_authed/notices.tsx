import { createFileRoute } from '@tanstack/react-router'
import { NoticesPage } from '#src/features/notices/notices-page.tsx'

export const Route = createFileRoute('/_authed/notices')({
  loader: ({ context }) => context.dictionaries.need('notices'),
  component: NoticesPage,
})

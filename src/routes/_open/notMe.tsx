import { createFileRoute } from '@tanstack/react-router'
import { NotMePage } from '#src/features/family-holds/not-me-page.tsx'

export const Route = createFileRoute('/_open/notMe')({
  loader: ({ context }) => context.dictionaries.need('account'),
  component: NotMePage,
})

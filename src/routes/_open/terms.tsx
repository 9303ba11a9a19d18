import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#src/features/legal/legal-pages.tsx'

export const Route = createFileRoute('/_open/terms')({
  loader: ({ context }) => context.dictionaries.need('legal', 'contact'),
  component: TermsPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#src/features/legal/legal-page.tsx'

export const Route = createFileRoute('/_open/legal')({
  loader: ({ context }) => context.dictionaries.need('legal', 'contact'),
  component: LegalPage,
})

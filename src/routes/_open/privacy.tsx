import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/features/legal/legal-pages.tsx'

export const Route = createFileRoute('/_open/privacy')({
  loader: ({ context }) => context.dictionaries.need('legal', 'contact'),
  component: PrivacyPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/features/legal/legal-pages.tsx'

export const Route = createFileRoute('/_open/about')({
  loader: ({ context }) => context.dictionaries.need('legal', 'contact'),
  component: AboutPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/features/contact/contact-page.tsx'

export const Route = createFileRoute('/_open/contact')({
  loader: ({ context }) => context.dictionaries.need('contact'),
  component: ContactPage,
})

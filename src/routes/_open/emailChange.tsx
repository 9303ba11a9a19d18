import { createFileRoute } from '@tanstack/react-router'
import { EmailLinkPage } from '#src/features/email-change/email-link-page.tsx'

export const Route = createFileRoute('/_open/emailChange')({
  loader: ({ context }) => context.dictionaries.need('account'),
  component: EmailLinkPage,
})

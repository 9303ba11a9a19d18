import { createFileRoute } from '@tanstack/react-router'
import { EmailPage } from '#src/features/email-change/email-page.tsx'

export const Route = createFileRoute('/_authed/account/email')({
  loader: async ({ context }) => (await import('#src/features/account/load-account.ts')).loadAccount(context),
  component: EmailPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { EmailPage } from '#src/features/email-change/email-page.tsx'
import { loadAccount } from '../-load-account.ts'

export const Route = createFileRoute('/_authed/account/email')({
  loader: loadAccount,
  component: EmailPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ClosingPage } from '#src/features/account-closing/closing-page.tsx'
import { loadAccount } from '../-load-account.ts'

export const Route = createFileRoute('/_authed/account/closing')({
  loader: loadAccount,
  component: ClosingPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#src/features/account/security-page.tsx'
import { loadAccount } from '../-load-account.ts'

export const Route = createFileRoute('/_authed/account/security')({
  loader: loadAccount,
  component: SecurityPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { loadAccount } from '../-load-account.ts'

export const Route = createFileRoute('/_authed/account/')({
  loader: loadAccount,
  component: AccountPage,
})

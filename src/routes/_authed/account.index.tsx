import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/features/account/account-page.tsx'

export const Route = createFileRoute('/_authed/account/')({
  loader: async ({ context }) => (await import('#src/features/account/load-account.ts')).loadAccount(context),
  component: AccountPage,
})

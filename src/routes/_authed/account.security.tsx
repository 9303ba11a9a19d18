import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#src/features/account/security-page.tsx'

export const Route = createFileRoute('/_authed/account/security')({
  loader: async ({ context }) => (await import('#src/features/account/load-account.ts')).loadAccount(context),
  component: SecurityPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ClosingPage } from '#src/features/account-closing/closing-page.tsx'

export const Route = createFileRoute('/_authed/account/closing')({
  loader: async ({ context }) => (await import('#src/features/account/load-account.ts')).loadAccount(context),
  component: ClosingPage,
})

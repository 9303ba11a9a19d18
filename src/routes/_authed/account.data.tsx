import { createFileRoute } from '@tanstack/react-router'
import { TakeoutPage } from '#src/features/takeout/takeout-page.tsx'

export const Route = createFileRoute('/_authed/account/data')({
  loader: async ({ context }) => (await import('#src/features/account/load-account.ts')).loadAccount(context),
  component: TakeoutPage,
})

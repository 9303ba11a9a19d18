import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#src/features/account/profile-page.tsx'

export const Route = createFileRoute('/_authed/account/profile')({
  loader: async ({ context }) => (await import('#src/features/account/load-account.ts')).loadAccount(context),
  component: ProfilePage,
})

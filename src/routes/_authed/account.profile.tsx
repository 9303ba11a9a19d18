import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#src/features/profile/profile-page.tsx'

export const Route = createFileRoute('/_authed/account/profile')({
  loader: async ({ context }) => (await import('#src/features/profile/load-profile.ts')).loadProfile(context),
  component: ProfilePage,
})

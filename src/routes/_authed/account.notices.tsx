import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPage } from '#src/features/notices/preferences-page.tsx'

export const Route = createFileRoute('/_authed/account/notices')({
  loader: ({ context }) => context.dictionaries.need('notices'),
  component: PreferencesPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { UpgradesPage } from '#src/features/subscriptions/token-page.tsx'

export const Route = createFileRoute('/_open/upgrades')({
  loader: ({ context }) => context.dictionaries.need('plan'),
  component: UpgradesPage,
})

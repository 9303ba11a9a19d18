import { createFileRoute } from '@tanstack/react-router'
import { RenewalsPage } from '#src/features/subscriptions/token-page.tsx'

export const Route = createFileRoute('/_open/renewals')({
  loader: ({ context }) => context.dictionaries.need('plan'),
  component: RenewalsPage,
})

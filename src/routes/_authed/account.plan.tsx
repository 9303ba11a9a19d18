import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '#src/features/subscriptions/plan-page.tsx'

export const Route = createFileRoute('/_authed/account/plan')({
  loader: ({ context }) => context.dictionaries.need('account', 'plan'),
  component: PlanPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { PaymentActivityPage } from '#src/features/payment-activity/activity-page.tsx'
import { selectionFrom } from '#src/features/payment-activity/activity-selection.ts'

export const Route = createFileRoute('/_authed/expenses/payments/')({
  validateSearch: selectionFrom,
  component: PaymentActivityPage,
})

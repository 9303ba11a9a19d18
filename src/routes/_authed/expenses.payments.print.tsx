import { createFileRoute } from '@tanstack/react-router'
import { PaymentPaperPage } from '#src/features/payment-activity/activity-paper.tsx'
import { selectionFrom } from '#src/features/payment-activity/activity-selection.ts'

export const Route = createFileRoute('/_authed/expenses/payments/print')({
  validateSearch: selectionFrom,
  component: PaymentPaperPage,
})

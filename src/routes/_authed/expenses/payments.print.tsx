import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { PaymentPrintPage } from '#src/features/payment-activity/activity-print.tsx'

export const Route = createFileRoute('/_authed/expenses/payments/print')({
  validateSearch: searchText,
  component: PaymentPrintPage,
})

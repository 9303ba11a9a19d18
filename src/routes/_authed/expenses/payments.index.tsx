import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { PaymentActivityPage } from '#src/features/payment-activity/activity-page.tsx'

export const Route = createFileRoute('/_authed/expenses/payments/')({
  validateSearch: searchText,
  component: PaymentActivityPage,
})

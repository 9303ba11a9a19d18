import { createFileRoute } from '@tanstack/react-router'
import { PaymentReceiptPage } from '#src/features/payment-activity/receipt-page.tsx'

export const Route = createFileRoute('/_authed/expenses/payments/$id/receipt')({ component: PaymentReceiptPage })

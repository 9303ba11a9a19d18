import { createFileRoute } from '@tanstack/react-router'
import { PaymentPage } from '#src/features/payment-activity/payment-page.tsx'

export const Route = createFileRoute('/_authed/expenses/payments/$id/')({ component: PaymentPage })

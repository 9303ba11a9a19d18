import { createFileRoute } from '@tanstack/react-router'
import { SeveralPage } from '#src/features/expenses/pay/several-page.tsx'

export const Route = createFileRoute('/_authed/expenses/pay')({ component: SeveralPage })

import { createFileRoute } from '@tanstack/react-router'
import { ExpensePage } from '#src/features/expenses/details/details-page.tsx'

export const Route = createFileRoute('/_authed/expenses/$id')({ component: ExpensePage })

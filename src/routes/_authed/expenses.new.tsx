import { createFileRoute } from '@tanstack/react-router'
import { NewExpensePage } from '#src/features/expenses/new-page.tsx'

/** `again`: the id of the declined or withdrawn expense that the new one sends again. */
type Search = { again?: string }

export const Route = createFileRoute('/_authed/expenses/new')({
  validateSearch: ({ again }: Record<string, unknown>): Search => (typeof again === 'string' ? { again } : {}),
  component: NewExpensePage,
})

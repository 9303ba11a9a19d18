import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { NewExpensePage } from '#src/features/expenses/form/new-page.tsx'

/**
 * `again` is the id of the declined or withdrawn expense that the new one sends again, `monthly` that of the expense that
 * comes back each month and whose draft it is.
 */
type Search = { again?: string; monthly?: string }

const MakeCategory = lazy(async () => {
  const { MakeCategory: component } = await import('#src/features/categories/make-category.tsx')
  return { default: component }
})

export const Route = createFileRoute('/_authed/expenses/new')({
  validateSearch: ({ again, monthly }: Record<string, unknown>): Search => ({
    ...(typeof again === 'string' && { again }),
    ...(typeof monthly === 'string' && { monthly }),
  }),
  loader: ({ context }) => context.dictionaries.need('categories'),
  component: Page,
})

function Page() {
  return <NewExpensePage MakeCategory={MakeCategory} />
}

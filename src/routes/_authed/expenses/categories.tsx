import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '#src/features/categories/categories-page.tsx'

export const Route = createFileRoute('/_authed/expenses/categories')({
  loader: ({ context }) => context.dictionaries.need('categories'),
  component: CategoriesPage,
})

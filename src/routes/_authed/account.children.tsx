import { createFileRoute } from '@tanstack/react-router'
import { ChildrenPage } from '#src/features/children/children-page.tsx'

/** `next` is where to continue after the missing child was added. */
type Search = { next?: 'expense' }

export const Route = createFileRoute('/_authed/account/children')({
  validateSearch: ({ next }: Record<string, unknown>): Search => (next === 'expense' ? { next } : {}),
  loader: ({ context }) => context.dictionaries.need('children'),
  component: ChildrenPage,
})

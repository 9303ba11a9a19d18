import { Link, useSearch } from '@tanstack/react-router'
import { ButtonLink } from '#src/ui/buttons/button.tsx'

/** `expense` is the id of the expense from whose payment the person came, and to which they return. */
export type FromExpense = { expense?: string }

export const fromExpense = ({ expense }: Record<string, unknown>): FromExpense =>
  typeof expense === 'string' ? { expense } : {}

/** Gives the search that the next page of the sign-up carries on. */
export function useFromExpense(): FromExpense {
  const expense = useSearch({ strict: false, select: (search) => fromExpense(search).expense })
  return expense ? { expense } : {}
}

export const BackToExpense = ({ id, label }: { id: string; label: string }) => (
  <ButtonLink link={<Link to="/expenses/$id" params={{ id }} />}>{label}</ButtonLink>
)

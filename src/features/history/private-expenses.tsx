import { queryOptions, useQuery } from '@tanstack/react-query'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Client } from '#src/api/client.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'

/** The sums of the log count the viewer's own private expenses, which nobody else's do. */
const privateCountQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: ['expenses', 'privateCount'] as const,
    queryFn: async ({ signal }) =>
      (await call(expenseRoutes.list, { query: { limit: 1 } }, { signal })).sums?.private.count ?? 0,
  })

type PrivateExpensesProps = { checked: boolean; onChange: (checked: boolean) => void }

/** Asks, where the viewer has private expenses, whether an export holds them. It leaves them out unless asked. */
export function PrivateExpenses({ checked, onChange }: PrivateExpensesProps) {
  const { export: said } = useI18nContext().LL.history
  const { client } = useApp()
  const { data: count = 0 } = useQuery(privateCountQuery(client))
  if (count === 0) return null
  return (
    <CheckboxField
      label={said.private()}
      hint={said.privateHint()}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

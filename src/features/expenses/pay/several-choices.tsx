import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { aboutExpense } from '../list/log-columns.tsx'

const Choices = chakra('fieldset', { base: { minW: '0', display: 'flex', flexDirection: 'column' } })
const Legend = chakra('legend', { base: { textStyle: 'label', mb: 'u0.5' } })

type SeveralChoicesProps = {
  payable: readonly ExpenseSummaryDto[]
  ids: readonly string[]
  viewer: Viewer
  onChange: (ids: readonly string[]) => void
}

/** Chooses expenses one by one, or all of them with one press. */
export function SeveralChoices({ payable, ids, viewer, onChange }: SeveralChoicesProps) {
  const { LL: messages } = useI18nContext()
  const { several } = messages.payments
  const isAll = payable.every(({ id }) => ids.includes(id))
  const choose = (id: string, isChosen: boolean) => onChange(isChosen ? [...ids, id] : ids.filter((one) => one !== id))
  return (
    <Choices>
      <Legend>{several.choose()}</Legend>
      {payable.length > 1 && (
        <chakra.div mb="u0.5">
          <Button variant="tertiary" size="small" onClick={() => onChange(isAll ? [] : payable.map(({ id }) => id))}>
            {isAll ? several.noneOfThem() : several.all()}
          </Button>
        </chakra.div>
      )}
      {payable.map((row) => (
        <CheckboxField
          key={row.id}
          checked={ids.includes(row.id)}
          onChange={(event) => choose(row.id, event.target.checked)}
          label={<Verbatim>{several.choice({ name: row.name, amount: viewer.money(payableOf(row.facts)) })}</Verbatim>}
          hint={aboutExpense(row, viewer, messages)}
        />
      ))}
    </Choices>
  )
}

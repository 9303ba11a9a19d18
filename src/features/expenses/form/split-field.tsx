import { useEffect, useRef, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { formatPercentFigure } from '#domain/money.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { categoryOf, partsText } from '../parties.ts'
import type { ExpenseTyped, ExpenseValues } from './expense-form.schema.ts'

type SplitFieldProps = {
  control: Control<ExpenseValues, unknown, ExpenseTyped>
  categoryId: string
  viewer: Viewer
  LL: TranslationFunctions
}

const asCategory = ''
const other = 'other'

/** Lists the splits of the family's other categories, the largest own part first. */
function splitsBeside(agreed: number | undefined, { family }: Viewer): number[] {
  const known = new Set(family.categories.filter(({ offered }) => offered).map(({ creatorPercent }) => creatorPercent))
  return [...known].filter((percent) => percent !== agreed).sort((a, b) => b - a)
}

/** Chooses the split of this expense: its category's, one that another category has, or any other. */
export function SplitField({ control, categoryId, viewer, LL }: SplitFieldProps) {
  const { field, fieldState } = useController({ control, name: 'ownPercent' })
  const { form } = LL.expenses
  const agreed = categoryOf(categoryId, viewer)?.creatorPercent
  const figure = (percent: number) => formatPercentFigure(percent, viewer.locale)
  const splits = splitsBeside(agreed, viewer).map((percent) => ({ percent, value: figure(percent) }))
  const isListed = splits.some(({ value }) => value === field.value)
  const isAgreed = field.value === null || (agreed !== undefined && field.value === figure(agreed))
  const [typing, setTyping] = useState(!isListed && !isAgreed)
  const input = useRef<HTMLInputElement>(null)
  const chosenNow = useRef(false)
  useEffect(() => {
    if (typing && chosenNow.current) input.current?.focus()
  }, [typing])
  const choose = (value: string) => {
    chosenNow.current = true
    setTyping(value === other)
    field.onChange(value === asCategory ? null : value === other ? '' : value)
  }
  const text = (percent: number) => partsText(percent, viewer, LL)
  return (
    <>
      <Select
        label={form.splitChoice()}
        value={typing ? other : isAgreed ? asCategory : (field.value ?? asCategory)}
        onChange={(event) => choose(event.target.value)}
        options={[
          {
            value: asCategory,
            label: agreed === undefined ? form.splitAsCategory() : form.splitOfCategory({ split: text(agreed) }),
          },
          ...splits.map(({ percent, value }) => ({ value, label: text(percent) })),
          { value: other, label: form.splitOther() },
        ]}
      />
      {typing && (
        <TextField
          label={form.ownPercent()}
          hint={form.ownPercentHint({ name: otherParentOf(viewer) })}
          error={problemText(fieldState.error, LL)}
          inputMode="decimal"
          autoComplete="off"
          {...field}
          value={field.value ?? ''}
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
        />
      )}
    </>
  )
}

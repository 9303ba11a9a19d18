import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { earliestDate } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import { currencySign } from '#src/app/shared/viewer/currency-sign.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { otherParentIdOf } from '../parties.ts'
import { sharesFrom, splitText } from '../split-text.ts'
import type { ExpenseTyped, ExpenseValues } from './expense-form.schema.ts'
import { SplitField } from './split-field.tsx'

/** A category or child that the form already names stays a choice even when it is no longer offered. */
type IsNamed = (id: string) => boolean

export type FieldsProps = {
  register: UseFormRegister<ExpenseValues>
  control: Control<ExpenseValues, unknown, ExpenseTyped>
  errors: FieldErrors<ExpenseValues>
  viewer: Viewer
  isNamed: IsNamed
  /** This category is chosen now. */
  categoryId: string
  onNewCategory: (() => void) | undefined
  LL: TranslationFunctions
}

/** Asks for the fields of an expense in the order in which people think of them. */
export function ExpenseFields(props: FieldsProps) {
  const { register, errors, viewer, isNamed, LL } = props
  const { form } = LL.expenses
  return (
    <>
      <TextField
        label={form.name()}
        hint={form.nameHint()}
        error={problemText(errors.name, LL, limits.expenseName.max)}
        autoComplete="off"
        {...register('name')}
      />
      <FieldPair>
        <MoneyField
          label={form.amount()}
          hint={form.amountHint()}
          error={problemText(errors.total, LL)}
          currency={currencySign(viewer)}
          {...register('total')}
        />
        <DateField
          label={form.date()}
          error={problemText(errors.purchaseDate, LL)}
          min={earliestDate}
          max={viewer.today}
          {...register('purchaseDate')}
        />
      </FieldPair>
      <Children {...props} />
      <Select
        label={form.category()}
        hint={form.categoryHint()}
        error={problemText(errors.categoryId, LL)}
        placeholder={form.categoryPlaceholder()}
        options={categoryOptions(viewer, isNamed, LL)}
        {...register('categoryId')}
      />
      {props.onNewCategory && (
        <chakra.div mt="-u1.5">
          <Button variant="tertiary" size="small" icon={IconPlus} onClick={props.onNewCategory}>
            {form.newCategory()}
          </Button>
        </chakra.div>
      )}
      <SplitField control={props.control} categoryId={props.categoryId} viewer={viewer} LL={LL} />
    </>
  )
}

type NoteFieldProps = Pick<FieldsProps, 'register' | 'errors' | 'viewer' | 'LL'>

export function NoteField({ register, errors, viewer, LL }: NoteFieldProps) {
  const { form } = LL.expenses
  const name = otherParentOf(viewer)
  return (
    <TextArea
      label={form.note()}
      optionalText={form.optional()}
      {...(name && { hint: form.noteHint({ name }) })}
      error={problemText(errors.note, LL, limits.note)}
      {...register('note')}
    />
  )
}

/** Lists each category with the split of what the viewer adds: it decides what the other parent owes. */
const categoryOptions = (viewer: Viewer, isNamed: IsNamed, LL: TranslationFunctions) =>
  viewer.family.categories
    .filter(({ id, offered }) => offered || isNamed(id))
    .map((category) => ({
      value: category.id,
      label: LL.expenses.form[category.offered ? 'categoryOption' : 'categoryOptionOld']({
        category: categoryText(LL, category),
        split: splitText(sharesFrom(category.creatorPercent, viewer.viewpoint, otherParentIdOf(viewer)), viewer, LL),
      }),
    }))

/** An archived child is offered only while the form names it. */
function Children({ control, errors, viewer, isNamed, LL }: FieldsProps) {
  const { form } = LL.expenses
  return (
    <Controller
      control={control}
      name="childIds"
      render={({ field }) => (
        <ChildChoices
          field={field}
          choices={viewer.family.children.filter(({ id, offered }) => offered || isNamed(id))}
          label={form.children()}
          hint={form.childrenHint()}
          error={problemText(errors.childIds, LL)}
          archived={(name) => form.childArchived({ name })}
        />
      )}
    />
  )
}

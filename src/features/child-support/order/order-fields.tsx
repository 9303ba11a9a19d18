import { type Control, Controller, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form'
import type { NewSupportOrder } from '#contract/child-support/support-order.ts'
import { limits } from '#contract/limits.ts'
import { supportFrequencies } from '#domain/child-support/dues.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { currencySign } from '#src/app/shared/viewer/currency-sign.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { OrderValues } from './order-form.schema.ts'

type OrderFieldsProps = {
  register: UseFormRegister<OrderValues>
  control: Control<OrderValues, unknown, NewSupportOrder>
  errors: FieldErrors<OrderValues>
  /** The payer stays the same when an order follows another. */
  payerFixed: boolean
  viewer: Viewer
  LL: TranslationFunctions
}

/** Asks who pays how much, how often, from when and for whom. */
export function OrderFields({ register, control, errors, payerFixed, viewer, LL }: OrderFieldsProps) {
  const { form } = LL.childSupport
  const parents = viewer.family.members.filter(({ role }) => role === 'parent')
  return (
    <>
      {!payerFixed && (
        <Select
          label={form.payer()}
          options={parents.map(({ id, firstName }) => ({ value: id, label: firstName }))}
          error={problemText(errors.payerId, LL)}
          {...register('payerId')}
        />
      )}
      <MoneyField
        label={form.amount()}
        currency={currencySign(viewer)}
        error={problemText(errors.amount, LL)}
        {...register('amount')}
      />
      <FrequencyFields register={register} control={control} errors={errors} LL={LL} />
      <FieldPair>
        <DateField
          label={form.from()}
          hint={form.fromHint()}
          error={problemText(errors.from, LL)}
          {...register('from')}
        />
        <DateField
          label={form.to()}
          optionalText={form.optional()}
          hint={form.toHint()}
          error={problemText(errors.to, LL)}
          {...register('to')}
        />
      </FieldPair>
      <ChildrenField control={control} errors={errors} viewer={viewer} LL={LL} />
      <TextField
        label={form.reference()}
        optionalText={form.optional()}
        hint={form.referenceHint()}
        autoComplete="off"
        error={problemText(errors.reference, LL, limits.support.reference)}
        {...register('reference')}
      />
    </>
  )
}

const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => ({ value: String(from + nth), label: String(from + nth) }))

/** Asks how often, and for monthly frequencies on which days. */
function FrequencyFields({
  register,
  control,
  errors,
  LL,
}: Pick<OrderFieldsProps, 'register' | 'control' | 'errors' | 'LL'>) {
  const { form } = LL.childSupport
  const rhythm = useWatch({ control, name: 'rhythm' })
  return (
    <>
      <Select
        label={form.frequency()}
        options={supportFrequencies.map((value) => ({ value, label: form.frequencies[value]() }))}
        error={problemText(errors.rhythm, LL)}
        {...register('rhythm')}
      />
      {rhythm === 'monthly' && (
        <Select
          label={form.day()}
          hint={form.dayHint()}
          options={days(1, 31)}
          error={problemText(errors.day, LL)}
          {...register('day')}
        />
      )}
      {rhythm === 'twiceAMonth' && (
        <FieldPair>
          <Select label={form.first()} options={days(1, 27)} {...register('first')} />
          <Select
            label={form.second()}
            hint={form.dayHint()}
            options={days(2, 31)}
            error={errors.second && form.daysWrong()}
            {...register('second')}
          />
        </FieldPair>
      )}
    </>
  )
}

function ChildrenField({
  control,
  errors,
  viewer,
  LL,
}: Pick<OrderFieldsProps, 'control' | 'errors' | 'viewer' | 'LL'>) {
  return (
    <Controller
      control={control}
      name="childIds"
      render={({ field }) => (
        <ChildChoices
          field={field}
          choices={viewer.family.children.filter(({ offered }) => offered)}
          label={LL.childSupport.form.children()}
          error={problemText(errors.childIds, LL)}
        />
      )}
    />
  )
}

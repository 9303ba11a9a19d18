import { chakra } from '@chakra-ui/react/styled-system'
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { Controller, useWatch } from 'react-hook-form'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { limits } from '#contract/limits.ts'
import type { PlanFrequency } from '#contract/payment-schedules/payment-schedules.ts'
import type { ScheduleProblem } from '#domain/payment-plan.ts'
import { frequencies, hasInterval } from '#domain/recurrence.ts'
import { isDate } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { currencySign } from '#src/app/shared/viewer/currency-sign.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { frequencyText } from '../payment-schedules/frequency-text.ts'
import { intervalIn, type ScheduleTyped, type ScheduleValues } from './schedule-form.schema.ts'
import type { Subject } from './subject.ts'

/** The form has one amount field, whether it means the total or each payment. */
export const formField = (field: string): string | undefined =>
  field === 'total' || field === 'each' ? 'amount' : field.split('.')[0]

/** The due days come first. */
const supportFrequencies: readonly PlanFrequency[] = ['dueDays', ...frequencies]

export type FieldsProps = {
  register: UseFormRegister<ScheduleValues>
  control: Control<ScheduleValues, unknown, ScheduleTyped>
  errors: FieldErrors<ScheduleValues>
  /** Lists the server's problems with the current plan. */
  problems:
    | readonly Pick<ScheduleProblem, 'field' | 'code'>[]
    | readonly { field: string; code: ScheduleProblem['code'] }[]
  /** The day of the plan's last payment, once the preview has come. */
  lastOn: string | undefined
  subject: Subject
  accounts: SendingEligibilityDto['accounts']
  /** True when a series is changed, since it must stay a series. */
  series: boolean
  viewer: Viewer
  LL: TranslationFunctions
}

/** Asks for the fields of a plan in the order in which people think of them. */
export function ScheduleFields(props: FieldsProps) {
  const { register, control, errors, subject, accounts, series, viewer, LL } = props
  const { form, frequency: texts } = LL.paymentSchedules
  const [frequency, startsOn, interval] = useWatch({ control, name: ['frequency', 'startsOn', 'interval'] })
  const wrong = (field: 'amount' | 'startsOn') => problemText(errors[field] ?? problemOf(props, field), LL)
  const from = isDate(startsOn) ? startsOn : viewer.today
  const rhythmOf = (value: PlanFrequency) => ({ frequency: value, interval: intervalIn(interval) ?? 1 })
  return (
    <>
      <MoneyField
        label={subject.of === 'expense' ? form.amount() : form.each()}
        hint={
          subject.of === 'expense'
            ? form.amountHint({ payable: viewer.money(subject.payable) })
            : form.eachHint({ amount: viewer.money(subject.each) })
        }
        error={wrong('amount')}
        currency={currencySign(viewer)}
        {...register('amount')}
      />
      <FieldPair>
        <DateField label={form.startsOn()} error={wrong('startsOn')} min={viewer.today} {...register('startsOn')} />
        <Select
          label={form.frequency()}
          options={(subject.of === 'expense' ? frequencies : supportFrequencies)
            .filter((one) => !series || one !== 'once')

            .map((value) => ({
              value,
              label: frequencyText(rhythmOf(value), from, viewer.locale, texts),
            }))}
          {...register('frequency')}
        />
      </FieldPair>
      <chakra.p textStyle="secondary" color="fg.2" mt="-u1">
        {form.startsOnHint()}
      </chakra.p>
      {hasInterval(frequency) && (
        <TextField
          label={form.interval()}
          hint={form.intervalHint()}
          error={problemText(errors.interval, LL)}
          inputMode="numeric"
          autoComplete="off"
          {...register('interval')}
        />
      )}
      {frequency !== 'once' && <EndFields {...props} />}
      {frequency !== 'once' && (
        <TextField
          label={form.name()}
          hint={form.nameHint()}
          error={problemText(errors.name, LL, limits.paymentSeries.name)}
          autoComplete="off"
          {...register('name')}
        />
      )}
      <Select
        label={form.account()}
        error={problemText(errors.bankAccountId, LL)}
        options={accounts.map(({ id, name, last4 }) => ({ value: id, label: form.accountOption({ name, last4 }) }))}
        {...register('bankAccountId')}
      />
    </>
  )
}

/** The sentence about the amount names the last payment's day, up to which it is compared with what falls due. */
const problemOf = ({ problems, lastOn, viewer }: FieldsProps, field: string) => {
  const found = problems.find((problem) => formField(problem.field) === field)
  if (!found) return undefined
  return { message: found.code === 'moreThanFallsDue' && lastOn ? `${found.code} ${viewer.day(lastOn)}` : found.code }
}

function EndFields(props: FieldsProps) {
  const { register, control, errors, viewer, LL } = props
  const { form } = LL.paymentSchedules
  const [endBy, startsOn] = useWatch({ control, name: ['endBy', 'startsOn'] })
  const field = endBy === 'count' ? 'count' : 'endOn'
  const error = problemText(errors[field] ?? problemOf(props, 'end'), LL)
  return (
    <FieldPair>
      <Controller
        control={control}
        name="endBy"
        render={({ field: { value, onChange } }) => (
          <div>
            <chakra.p textStyle="label" mb="u0.5" aria-hidden>
              {form.end()}
            </chakra.p>
            <SegmentedControl
              label={form.end()}
              value={value}
              onChange={onChange}
              options={[
                { value: 'count', label: form.byCount() },
                { value: 'date', label: form.byDate() },
              ]}
            />
          </div>
        )}
      />
      {endBy === 'count' ? (
        <TextField label={form.count()} error={error} inputMode="numeric" autoComplete="off" {...register('count')} />
      ) : (
        <DateField
          label={form.endOn()}
          error={error}
          min={isDate(startsOn) ? startsOn : viewer.today}
          {...register('endOn')}
        />
      )}
    </FieldPair>
  )
}

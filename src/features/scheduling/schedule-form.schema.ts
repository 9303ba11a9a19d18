import * as z from 'zod/mini'
import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locale.ts'
import { dateProblem } from '#contract/past-date.ts'
import {
  type PaymentSeriesDto,
  type PlanFrequency,
  planFrequencies,
} from '#contract/payment-schedules/payment-schedules.ts'
import { type Currency, formatAmount, type ParsedMoney, parseMoney } from '#domain/money.ts'
import { plainLine } from '#domain/plain-text.ts'
import { hasInterval, type Recurrence } from '#domain/recurrence.ts'
import { isDate, type PlainDate } from '#domain/time.ts'

/** Holds a plan as the form's fields. */
export type ScheduleValues = {
  name: string
  /** An expense takes the total, child support the amount of each payment. */
  amount: string
  frequency: PlanFrequency
  startsOn: string
  /** Every so many days, weeks, months or years; ignored where a frequency has none. */
  interval: string
  endBy: 'count' | 'date'
  count: string
  endOn: string
  bankAccountId: string
}
/** Holds the same plan as the contract takes it. */
export type ScheduleTyped = Omit<Recurrence, 'frequency' | 'interval'> & {
  readonly frequency: PlanFrequency
  readonly interval: number
  readonly name: string | null
  readonly amount: number
  readonly bankAccountId: string
}
/** Lists the fields in screen order. `end` is whichever of the two end fields is shown. */
export const fieldOrder = ['amount', 'startsOn', 'frequency', 'interval', 'end', 'name', 'bankAccountId'] as const

type Field = keyof ScheduleValues
const { name: longest, payments: most } = limits.paymentSeries

const dayProblem = (text: string): FieldProblem | null => (text === '' ? 'required' : dateProblem(text))

const countProblem = (text: string): FieldProblem | null => {
  if (text.trim() === '') return 'required'
  if (!/^\d+$/.test(text.trim())) return 'notANumber'
  if (Number(text) === 0) return 'noOccurrence'
  if (Number(text) > limits.recurrence.max) return 'notFrom1To999'
  return Number(text) > most ? 'tooManyPayments' : null
}

/** Returns what was typed as an interval; null when it is none. */
export const intervalIn = (text: string): number | null => {
  const { min, max } = limits.recurrence
  const typed = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return typed >= min && typed <= max ? typed : null
}

const endOnProblem = ({ endOn, startsOn }: ScheduleValues): FieldProblem | null =>
  dayProblem(endOn) ?? (isDate(startsOn) && endOn < startsOn ? 'endBeforeStart' : null)

const nameProblem = (name: string): FieldProblem | null => {
  if (name === '') return 'required'
  return [...name].length > longest ? 'tooLong' : null
}

const amountProblem = (parsed: ParsedMoney): FieldProblem | null => {
  if (parsed.ok) return null
  return parsed.problem === 'negativeOrZero' ? 'notPositive' : parsed.problem
}

/** Finds all problems at once. A single payment has neither a name nor an end. */
function problemsIn(values: ScheduleValues, amount: ParsedMoney): (readonly [Field, FieldProblem])[] {
  const single = values.frequency === 'once'
  const found: (readonly [Field, FieldProblem | null])[] = [
    ['amount', amountProblem(amount)],
    ['startsOn', dayProblem(values.startsOn)],
    ['interval', hasInterval(values.frequency) && intervalIn(values.interval) === null ? 'notFrom1To999' : null],
    ['count', single || values.endBy === 'date' ? null : countProblem(values.count)],
    ['endOn', single || values.endBy === 'count' ? null : endOnProblem(values)],
    ['name', single ? null : nameProblem(plainLine(values.name))],
    ['bankAccountId', values.bankAccountId === '' ? 'required' : null],
  ]
  return found.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : []))
}

const endOf = ({ frequency, endBy, count, endOn }: ScheduleValues): Recurrence['end'] => {
  if (frequency === 'once') return null
  return endBy === 'count' ? { by: 'count', count: Number(count) } : { by: 'date', on: endOn }
}

/** Turns text fields into the contract's values; the error codes are the contract's. */
export const scheduleFormSchema = (locale: Locale, currency: Currency) =>
  z.pipe(
    z.object({
      name: z.string(),
      amount: z.string(),
      frequency: z.enum(planFrequencies),
      startsOn: z.string(),
      interval: z.string(),
      endBy: z.enum(['count', 'date']),
      count: z.string(),
      endOn: z.string(),
      bankAccountId: z.string(),
    }),
    z.transform((values, context): ScheduleTyped => {
      const amount = parseMoney(values.amount, locale, currency)
      for (const [field, message] of problemsIn(values, amount))
        context.issues.push({ code: 'custom', message, input: values[field], path: [field] })
      if (!amount.ok || context.issues.length > 0) return z.NEVER
      const { name, frequency, startsOn, bankAccountId } = values
      return {
        amount: amount.minor,
        frequency,
        startsOn,
        interval: hasInterval(frequency) ? (intervalIn(values.interval) ?? 1) : 1,
        end: endOf(values),
        bankAccountId,
        name: frequency === 'once' ? null : plainLine(name),
      }
    }),
  )

type Start = { readonly payable: number; readonly today: PlainDate; readonly account: string; readonly locale: Locale }

/** A new plan starts with everything owed, in three monthly payments. */
export const firstValues = ({ payable, today, account, locale }: Start): ScheduleValues => ({
  name: '',
  amount: formatAmount(payable, locale),
  frequency: 'monthlyOnDay',
  startsOn: today,
  interval: '1',
  endBy: 'count',
  count: '3',
  endOn: '',
  bankAccountId: account,
})

type Due = Omit<Start, 'payable'> & {
  /** This is the amount of each due; it is null once only the open amount can be paid. */
  readonly each: number | null
  readonly open: number
  readonly name: string
  readonly next: PlainDate | null
}

/** A plan of child support starts with the order's amount on the next six due days. */
export const firstSupportValues = ({ each, open, name, next, today, account, locale }: Due): ScheduleValues => ({
  name,
  amount: formatAmount(each ?? open, locale),
  frequency: each === null ? 'once' : 'dueDays',
  startsOn: next ?? today,
  interval: '1',
  endBy: 'count',
  count: '6',
  endOn: '',
  bankAccountId: account,
})

const amountOf = ({ ledgerId, waiting, next }: PaymentSeriesDto): number =>
  ledgerId === null ? waiting : (next?.amount ?? waiting)

/** Fills the form with the payments that still wait in a series. */
export const valuesOf = (
  series: PaymentSeriesDto,
  { account, today, locale }: Omit<Start, 'payable'>,
): ScheduleValues => ({
  name: series.name,
  amount: formatAmount(amountOf(series), locale),
  frequency: series.frequency,
  startsOn: series.next?.on ?? today,
  interval: String(series.interval),
  endBy: 'count',
  count: String(series.facts.ahead),
  endOn: '',
  bankAccountId: series.bankAccountId ?? account,
})

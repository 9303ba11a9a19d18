import type { PreviewRequest, SupportPreviewRequest } from '#contract/payment-schedules/payment-schedules.ts'
import { type Frequency, frequencies } from '#domain/recurrence.ts'
import type { ScheduleTyped } from './schedule-form.schema.ts'

/** A plan pays an expense, with a total, or an order of child support, with an amount for each payment. */
export type Subject =
  | { readonly of: 'expense'; readonly id: string; readonly payable: number }
  | { readonly of: 'support'; readonly id: string; readonly each: number }

type Days = Pick<ScheduleTyped, 'startsOn' | 'interval' | 'end'>
const isOfExpense = (frequency: string): frequency is Frequency => frequencies.some((known) => known === frequency)

/** Shapes a plan of an expense for the contract. */
export const expensePlan = <Plan extends Days & Pick<ScheduleTyped, 'amount' | 'frequency'>>({
  amount: total,
  frequency,
  ...plan
}: Plan) => {
  if (!isOfExpense(frequency)) throw new Error('An expense has no due days')
  return { ...plan, total, frequency }
}

/** Shapes a plan of child support for the contract. */
export const supportPlan = <Plan extends Days & Pick<ScheduleTyped, 'amount'>>({ amount: each, ...plan }: Plan) => ({
  ...plan,
  each,
})

/** Requests a preview of a plan before anybody agrees to it. */
export type PlanPreviewRequest =
  | { readonly of: 'expense'; readonly body: PreviewRequest }
  | { readonly of: 'support'; readonly id: string; readonly body: SupportPreviewRequest }

export const previewRequestOf = (
  { of, id }: Subject,
  seriesId: string | null,
  { amount, frequency, startsOn, interval, end }: ScheduleTyped,
): PlanPreviewRequest => {
  const plan = { amount, frequency, startsOn, interval, end }
  return of === 'expense'
    ? { of, body: { expenseId: id, seriesId, ...expensePlan(plan) } }
    : { of, id, body: { seriesId, ...supportPlan(plan) } }
}

import type { PreviewRequest, SupportPreviewRequest } from '#contract/payment-schedules/payment-schedules.ts'
import { type Frequency, frequencies } from '#contract/payment-schedules/recurrence.ts'
import type { ScheduleTyped } from './schedule-form.schema.ts'

/** What is planned for: an expense, of which a sum is paid, or an order of child support, of which so much each time. */
export type Subject =
  | { readonly of: 'expense'; readonly id: string; readonly payable: number }
  | { readonly of: 'support'; readonly id: string; readonly each: number }

type Days = Pick<ScheduleTyped, 'startsOn' | 'end'>
const isOfExpense = (frequency: string): frequency is Frequency => frequencies.some((known) => known === frequency)

/** A plan of an expense as the contract takes it. */
export const expensePlan = <Plan extends Days & Pick<ScheduleTyped, 'amount' | 'frequency'>>({
  amount: total,
  frequency,
  ...plan
}: Plan) => {
  if (!isOfExpense(frequency)) throw new Error('An expense has no due days')
  return { ...plan, total, frequency }
}

/** A plan of child support as the contract takes it. */
export const supportPlan = <Plan extends Days & Pick<ScheduleTyped, 'amount'>>({ amount: each, ...plan }: Plan) => ({
  ...plan,
  each,
})

/** Asks what a plan comes to before anybody agrees to it. */
export type PlanPreviewRequest =
  | { readonly of: 'expense'; readonly body: PreviewRequest }
  | { readonly of: 'support'; readonly id: string; readonly body: SupportPreviewRequest }

export const previewRequestOf = (
  { of, id }: Subject,
  seriesId: string | null,
  { amount, frequency, startsOn, end }: ScheduleTyped,
): PlanPreviewRequest => {
  const plan = { amount, frequency, startsOn, end }
  return of === 'expense'
    ? { of, body: { expenseId: id, seriesId, ...expensePlan(plan) } }
    : { of, id, body: { seriesId, ...supportPlan(plan) } }
}

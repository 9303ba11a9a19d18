import { limits } from '#contract/limits.ts'
import type { PlanFrequency } from '#contract/payment-schedules/payment-schedules.ts'
import type { Recurrence } from '#contract/payment-schedules/recurrence.ts'
import { leftOn } from '#contract/plans.ts'
import { partsOf } from '#domain/money.ts'
import {
  type PlanInputs,
  type Planned,
  type PlannedSum,
  type ScheduleProblem,
  scheduleProblems,
} from '#domain/payment-plan.ts'
import { dateIn, instantOf, type PlainDate } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { planOf } from '../../plans/plan-of.ts'
import { sentBy } from '../payments/payments.sending.ts'
import { aheadOf, countedOf } from './payment-schedules.counting.ts'

/** Scheduled payments left on the payer's plan when so many are used; null is without end. */
export const leftOf = async (tx: Tx, payerId: string, used: number): Promise<number | null> =>
  leftOn(await planOf(tx, payerId), 'scheduledPayments', used)

/** When the payments of a plan are to be. */
export type Rule = Omit<Recurrence, 'frequency'> & { readonly frequency: PlanFrequency }

const plannedOf = (dates: readonly PlainDate[], { of, amount }: PlannedSum, zone: string): Planned[] => {
  const amounts = of === 'each' ? dates.map(() => amount) : partsOf(amount, dates.length)
  return dates.map((on, index) => ({
    on,
    at: instantOf(`${on}T${limits.paymentSeries.startsAt}`, zone),
    amount: amounts[index] ?? 0,
  }))
}

/** What is paid, as far as a plan asks. */
export type Payable = {
  /** The days of a rule, in order and at most so many. Throws a refusal where there is no such rule of it. */
  readonly daysOf: (rule: Rule, most: number) => readonly PlainDate[]
  /** What could be planned at most of it, if the last payment is on that day. Minor units. */
  readonly payableBy: (last: PlainDate) => number
}
/** Who pays what, and the series whose waiting payments are to be replaced. */
export type Payer = Payable & { readonly payerId: string; readonly but: string | null }

export type Plan = {
  readonly planned: readonly Planned[]
  readonly zone: string
  readonly payable: number
  readonly left: number | null
  readonly problems: readonly ScheduleProblem[]
}

/** Nothing is locked here: whoever writes has locked what is paid. */
export const planOfPayments = async (
  tx: Tx,
  { payerId, daysOf, payableBy, but }: Payer,
  { sum, ...rule }: Rule & { readonly sum: PlannedSum },
  now: string,
): Promise<Plan> => {
  const { time_zone: zone } = await tx
    .selectFrom('person')
    .select('time_zone')
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow()
  // One payment more than there may be says that there are too many.
  const planned = plannedOf(daysOf(rule, limits.paymentSeries.payments + 1), sum, zone)
  const payable = payableBy(planned.at(-1)?.on ?? rule.startsOn)
  const left = await leftOf(tx, payerId, await countedOf(tx, payerId, but, now))
  const around: PlanInputs = {
    today: dateIn(now, zone),
    payable,
    left,
    sent: await sentBy(tx, payerId),
    ahead: await aheadOf(tx, payerId, but),
  }
  return { planned, zone, payable, left, problems: scheduleProblems(sum, planned, around) }
}

import { limits } from '#contract/limits.ts'
import type { PlanFrequency } from '#contract/payment-schedules/payment-schedules.ts'
import { leftOn } from '#contract/plans.ts'
import { addUp, partsOf } from '#domain/money.ts'
import {
  type LadderInputs,
  type PlanInputs,
  type Planned,
  type PlannedSum,
  type ScheduleProblem,
  scheduleProblems,
} from '#domain/payment-plan.ts'
import type { Recurrence } from '#domain/recurrence.ts'
import { dateIn, instantOf, type PlainDate } from '#domain/time.ts'
import { businessDaysAfter } from '../../bank/business-days.ts'
import type { Tx } from '../../db/tenancy.ts'
import { planOf } from '../../plans/plan-of.ts'
import { countPaid, transfersSentBy, zoneOf } from '../payments/payments.counted.ts'
import { aheadOf, countedOf } from './payment-schedules.counting.ts'

/** Returns the scheduled payments left on the payer's plan when `used` are used; null means unlimited. */
export const leftOf = async (tx: Tx, payerId: string, used: number): Promise<number | null> =>
  leftOn(await planOf(tx, payerId), 'scheduledPayments', used)

/** Defines the dates of a plan's payments. */
export type Rule = Omit<Recurrence, 'frequency'> & { readonly frequency: PlanFrequency }

const plannedOf = (dates: readonly PlainDate[], { of, amount }: PlannedSum, zone: string): Planned[] => {
  const amounts = of === 'each' ? dates.map(() => amount) : partsOf(amount, dates.length)
  return dates.map((on, index) => ({
    on,
    at: instantOf(`${on}T${limits.paymentSeries.startsAt}`, zone),
    amount: amounts[index] ?? 0,
  }))
}

/** The data of the paid item on which a plan depends. */
export type Payable = {
  /** Returns the days of a rule in order, at most `most` of them. Throws a refusal when the rule does not apply here. */
  readonly daysOf: (rule: Rule, most: number) => readonly PlainDate[]
  /** Returns the most that could be planned if the last payment is on that day, in minor units. */
  readonly payableBy: (last: PlainDate) => number
}
/** The payer and what they pay; `but` is the series whose waiting payments will be replaced. */
export type Payer = Payable & { readonly payerId: string; readonly but: string | null }

export type Plan = {
  readonly planned: readonly Planned[]
  readonly zone: string
  readonly payable: number
  readonly left: number | null
  readonly problems: readonly ScheduleProblem[]
}

export const totalOf = ({ planned }: Pick<Plan, 'planned'>): number => addUp(planned.map(({ amount }) => amount))

/** The bank states one to two business days, so a plan counts on the second. */
const paidBy = (day: PlainDate): PlainDate => businessDaysAfter(day, 2)

/** A transfer that came back is neither paid nor under way. */
const ladderOf = async (tx: Tx, payerId: string, but: string | null, zone: string): Promise<LadderInputs> => {
  const sent = await transfersSentBy(tx, payerId, zone)
  const underWay = sent.filter(({ stage }) => stage === 'moving').map(({ on }) => on)
  return { paid: countPaid(sent), ahead: [...underWay, ...(await aheadOf(tx, payerId, but))], paidBy }
}

/** An order may have fewer due days than were asked for; any other rule goes on, so that missing days are too far ahead. */
const askedOf = ({ frequency, end }: Rule): number | undefined =>
  frequency !== 'dueDays' && end?.by === 'count' ? end.count : undefined

/** Locks nothing; a caller that writes has locked what is paid. */
export const planOfPayments = async (
  tx: Tx,
  { payerId, daysOf, payableBy, but }: Payer,
  { sum, ...rule }: Rule & { readonly sum: PlannedSum },
  now: string,
): Promise<Plan> => {
  const zone = await zoneOf(tx, payerId)
  // One payment above the limit shows that there are too many.
  const planned = plannedOf(daysOf(rule, limits.paymentSeries.payments + 1), sum, zone)
  const payable = payableBy(planned.at(-1)?.on ?? rule.startsOn)
  const left = await leftOf(tx, payerId, await countedOf(tx, payerId, but, now))
  const inputs: PlanInputs = {
    today: dateIn(now, zone),
    payable,
    asked: askedOf(rule),
    left,
    ladder: await ladderOf(tx, payerId, but, zone),
  }
  return { planned, zone, payable, left, problems: scheduleProblems(sum, planned, inputs) }
}

import { limits } from '#contract/limits.ts'
import { partsOf } from '#contract/money.ts'
import type { Recurrence } from '#contract/recurrence.ts'
import { type Circumstances, type Planned, type ScheduleProblem, scheduleProblems } from '#contract/schedule.ts'
import type { SentTransfer } from '#contract/sending-limits.ts'
import { dateIn, instantOf } from '#contract/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { datesOf } from '../../recurrence/dates-of.ts'
import { aheadOf, countedOf } from './payment-series.counting.ts'

/** What other areas know of the payer. Composed in `server/scheduling.ts`. */
export type PlanningPorts = {
  readonly sentBy: (tx: Tx, payerId: string) => Promise<readonly SentTransfer[]>
  /** Scheduled payments left when so many are used; null is without end. */
  readonly leftOf: (tx: Tx, payerId: string, used: number) => Promise<number | null>
}

/** The payments of a plan: one more than there may be says that there are too many. */
export const plannedOf = (recurrence: Recurrence, total: number, zone: string): Planned[] => {
  const dates = datesOf(recurrence, limits.paymentSeries.payments + 1)
  const amounts = partsOf(total, dates.length)
  return dates.map((on, index) => ({
    on,
    at: instantOf(`${on}T${limits.paymentSeries.startsAt}`, zone),
    amount: amounts[index] ?? 0,
  }))
}

/** Who pays, what could be planned at most, and the series whose waiting payments are to be replaced. */
export type Payer = { readonly payerId: string; readonly payable: number; readonly but: string | null }

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
  ports: PlanningPorts,
  { payerId, payable, but }: Payer,
  { total, ...recurrence }: Recurrence & { readonly total: number },
  now: string,
): Promise<Plan> => {
  const { time_zone: zone } = await tx
    .selectFrom('person')
    .select('time_zone')
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow()
  const planned = plannedOf(recurrence, total, zone)
  const left = await ports.leftOf(tx, payerId, await countedOf(tx, payerId, but, now))
  const around: Circumstances = {
    ...{ today: dateIn(now, zone), payable, left },
    sent: await ports.sentBy(tx, payerId),
    ahead: await aheadOf(tx, payerId, but),
  }
  return { planned, zone, payable, left, problems: scheduleProblems(total, planned, around) }
}

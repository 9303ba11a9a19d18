import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { mostPerTransfer } from './sending-limits.ts'
import { addYears, type Instant, type PlainDate } from './time.ts'

/**
 * One payment of a plan: its day in the payer's zone, the instant at which it may start, and its amount in minor units.
 */
export type Planned = { readonly on: PlainDate; readonly at: Instant; readonly amount: number }

/** The inputs of a plan's checks. */
export type PlanInputs = {
  /** The date in the payer's zone. */
  readonly today: PlainDate
  readonly payable: number
  /** Says how many payments were asked for, where fewer mean that the others lie too far ahead. */
  readonly asked?: number | undefined
  /** Scheduled payments left on the plan; null means unlimited. */
  readonly left: number | null
  readonly ladder: LadderInputs
}
/** The payer's other transfers, by days in the payer's zone, because banks and people count days and not hours. */
export type LadderInputs = {
  /** The number of transfers that the bank has paid. */
  readonly paid: number
  /** The day of each transfer that is under way or waits for its date. */
  readonly ahead: readonly PlainDate[]
  /** Returns the last day on which a transfer of this day should be paid. It counts from the day after. */
  readonly paidBy: (day: PlainDate) => PlainDate
}
export type ScheduleField = 'total' | 'each' | 'frequency' | 'startsOn' | 'end'
/** A plan has a total or an amount for each payment; this decides at which field a problem is reported, and how. */
export type PlannedSum = { readonly of: 'total' | 'each'; readonly amount: number }
const tooMuch = { total: 'moreThanOwed', each: 'moreThanFallsDue' } as const
export type ScheduleProblem = { readonly field: ScheduleField; readonly code: FieldProblem }

/** Says whether each payment is within the limit of its day, assuming that all earlier ones are paid in time. */
export function withinLimits(planned: readonly Planned[], { paid, ahead, paidBy }: LadderInputs): boolean {
  const lastDays = [...ahead, ...planned.map(({ on }) => on)].map(paidBy)
  return planned.every(
    ({ on, amount }) => amount <= mostPerTransfer(paid + lastDays.filter((last) => last < on).length),
  )
}

const endsTooLate = (last: Planned | undefined, { today }: PlanInputs): boolean =>
  last !== undefined && last.on > addYears(today, limits.paymentSeries.years)

/**
 * Returns all problems of a plan, at most one per field. The server calls it before it writes anything, and for the
 * preview.
 */
export function scheduleProblems(
  { of: field, amount }: PlannedSum,
  planned: readonly Planned[],
  inputs: PlanInputs,
): ScheduleProblem[] {
  const count = planned.length
  const total = field === 'each' ? amount * count : amount
  const [first, last] = [planned.at(0), planned.at(-1)]
  const { payments } = limits.paymentSeries
  const problems: (ScheduleProblem | false | undefined)[] = [
    first && first.on < inputs.today && { field: 'startsOn', code: 'inThePast' },
    count === 0 && { field: 'end', code: 'noOccurrence' },
    count > payments && { field: 'end', code: 'tooManyPayments' },
    count > 0 &&
      count <= payments &&
      (endsTooLate(last, inputs) || count < (inputs.asked ?? 0)) && { field: 'end', code: 'tooFarAhead' },
    inputs.left !== null && count > inputs.left && { field: 'end', code: 'overPlan' },
    total > inputs.payable && { field, code: tooMuch[field] },
    total < count && { field, code: 'lessThanACentEach' },
    count <= payments && !withinLimits(planned, inputs.ladder) && { field, code: 'overSendingLimit' },
  ]
  return problems.filter((problem) => problem !== false && problem !== undefined)
}

import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { addUp } from './money.ts'
import { mostPerTransfer, mostPerWeek, type SentTransfer } from './sending-limits.ts'
import { addMs, addYears, type Instant, isBefore, type PlainDate } from './time.ts'

/**
 * One payment of a plan: its day in the payer's zone, the instant at which it may start, and its amount in minor units.
 */
export type Planned = { readonly on: PlainDate; readonly at: Instant; readonly amount: number }

/**
 * The inputs of a plan's checks. `sent` holds the payer's sent transfers; `ahead` holds their other payments that wait
 * for their date.
 */
export type PlanInputs = {
  /** The date in the payer's zone. */
  readonly today: PlainDate
  readonly payable: number
  /** Scheduled payments left on the plan; null means unlimited. */
  readonly left: number | null
  readonly sent: readonly SentTransfer[]
  readonly ahead: readonly SentTransfer[]
}
export type ScheduleField = 'total' | 'each' | 'frequency' | 'startsOn' | 'end'
/** A plan has a total or an amount for each payment; this decides at which field a problem is reported, and how. */
export type PlannedSum = { readonly of: 'total' | 'each'; readonly amount: number }
const tooMuch = { total: 'moreThanOwed', each: 'moreThanFallsDue' } as const
export type ScheduleProblem = { readonly field: ScheduleField; readonly code: FieldProblem }

const week = 7 * 24 * 3_600_000

/** Says whether each payment is within the sending limits on its day, assuming that all earlier ones are sent. */
export function withinLimits(
  planned: readonly Planned[],
  { sent, ahead }: Pick<PlanInputs, 'sent' | 'ahead'>,
): boolean {
  const others = [...sent, ...ahead]
  return planned.every(({ at, amount }, index) => {
    const before: SentTransfer[] = [...others.filter((one) => !isBefore(at, one.at)), ...planned.slice(0, index)]
    const lately = before.filter((one) => isBefore(addMs(at, -week), one.at))
    const used = addUp(lately.map((one) => one.amount))
    return amount <= mostPerTransfer(before.length) && used + amount <= mostPerWeek(before.length)
  })
}

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
  const { payments, years } = limits.paymentSeries
  const problems: (ScheduleProblem | false | undefined)[] = [
    first && first.on < inputs.today && { field: 'startsOn', code: 'inThePast' },
    count === 0 && { field: 'end', code: 'noOccurrence' },
    count > payments && { field: 'end', code: 'tooManyPayments' },
    count <= payments && last && last.on > addYears(inputs.today, years) && { field: 'end', code: 'tooFarAhead' },
    inputs.left !== null && count > inputs.left && { field: 'end', code: 'overPlan' },
    total > inputs.payable && { field, code: tooMuch[field] },
    total < count && { field, code: 'lessThanACentEach' },
    count <= payments && !withinLimits(planned, inputs) && { field, code: 'overSendingLimit' },
  ]
  return problems.filter((problem) => problem !== false && problem !== undefined)
}

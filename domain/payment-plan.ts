import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { addUp } from './money.ts'
import { mostPerTransfer, mostPerWeek, type SentTransfer } from './sending-limits.ts'
import { addMs, addYears, type Instant, isBefore, type PlainDate } from './time.ts'

/** One payment of a plan: its day where the payer lives, the instant it may start, its amount in minor units. */
export type Planned = { readonly on: PlainDate; readonly at: Instant; readonly amount: number }

/** What a plan is held against. `sent`: what its payer sent so far; `ahead`: what else of theirs waits for its date. */
export type PlanInputs = {
  /** Where the payer lives. */
  readonly today: PlainDate
  readonly payable: number
  /** Scheduled payments left on the plan; null is without end. */
  readonly left: number | null
  readonly sent: readonly SentTransfer[]
  readonly ahead: readonly SentTransfer[]
}
export type ScheduleField = 'total' | 'each' | 'frequency' | 'startsOn' | 'end'
/** A plan of a sum, or of so much each time: at which field its amount is found wrong, and what is said of too much. */
export type PlannedSum = { readonly of: 'total' | 'each'; readonly amount: number }
const tooMuch = { total: 'moreThanOwed', each: 'moreThanFallsDue' } as const
export type ScheduleProblem = { readonly field: ScheduleField; readonly code: FieldProblem }

const week = 7 * 24 * 3_600_000

/** Whether each of them is within the security limit of its day, if all that is planned before it is sent. */
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
 * Everything that is wrong with a plan, the first of each field first. Asked by the server before anything is written, and
 * for the preview.
 */
export function scheduleProblems(
  { of: field, amount }: PlannedSum,
  planned: readonly Planned[],
  around: PlanInputs,
): ScheduleProblem[] {
  const count = planned.length
  const total = field === 'each' ? amount * count : amount
  const [first, last] = [planned.at(0), planned.at(-1)]
  const { payments, years } = limits.paymentSeries
  const problems: (ScheduleProblem | false | undefined)[] = [
    first && first.on < around.today && { field: 'startsOn', code: 'inThePast' },
    count === 0 && { field: 'end', code: 'noOccurrence' },
    count > payments && { field: 'end', code: 'tooManyPayments' },
    count <= payments && last && last.on > addYears(around.today, years) && { field: 'end', code: 'tooFarAhead' },
    around.left !== null && count > around.left && { field: 'end', code: 'overPlan' },
    total > around.payable && { field, code: tooMuch[field] },
    total < count && { field, code: 'lessThanACentEach' },
    count <= payments && !withinLimits(planned, around) && { field, code: 'overSendingLimit' },
  ]
  return problems.filter((problem) => problem !== false && problem !== undefined)
}

import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { NewSchedule } from '#contract/payment-schedules/payment-schedules.ts'
import type { LadderInputs, PlanInputs, Planned, ScheduleProblem } from '#domain/payment-plan.ts'
import { addDays, addYears, instantOf } from '#domain/time.ts'
import type { ScheduleValues } from '#src/features/scheduling/schedule-form.schema.ts'

export const today = '2026-11-20'
const { name: longest, payments: most, years } = limits.paymentSeries

/** Builds `count` payments of `each` cents, `apart` days from each other, starting on `first`. */
export const planned = (count: number, each: number, first = today, apart = 30): Planned[] =>
  Array.from({ length: count }, (_, index) => {
    const on = addDays(first, index * apart)
    return { on, at: instantOf(`${on}T09:00`, 'America/New_York'), amount: each }
  })

/** Every transfer is paid by the second day after its own. */
const ladder = (change: Partial<LadderInputs>): LadderInputs => ({
  paid: 0,
  ahead: [],
  paidBy: (day) => addDays(day, 2),
  ...change,
})

export const inputs: PlanInputs = { today, payable: 1_000_00, left: null, ladder: ladder({}) }

/** Describes one scheduling rule at an edge case. */
export type ScheduleEdge = {
  readonly what: string
  readonly total?: number
  readonly planned: readonly Planned[]
  readonly around?: Partial<PlanInputs>
  readonly problems: readonly ScheduleProblem[]
}
const fits = (what: string, edge: Omit<ScheduleEdge, 'what' | 'problems'>): ScheduleEdge => ({
  what,
  ...edge,
  problems: [],
})
const wrong = (
  what: string,
  problem: ScheduleProblem,
  edge: Omit<ScheduleEdge, 'what' | 'problems'>,
): ScheduleEdge => ({ what, ...edge, problems: [problem] })

export const scheduleEdges: readonly ScheduleEdge[] = [
  fits('one payment today', { planned: planned(1, 10_00) }),
  wrong(
    'one payment yesterday',
    { field: 'startsOn', code: 'inThePast' },
    { planned: planned(1, 10_00, addDays(today, -1)) },
  ),
  wrong('none at all', { field: 'end', code: 'noOccurrence' }, { planned: [], total: 10_00 }),
  fits('as many as there may be', { planned: planned(most, 1_00, today, 7) }),
  wrong('one more', { field: 'end', code: 'tooManyPayments' }, { planned: planned(most + 1, 1_00, today, 7) }),
  fits('the last day there may be', { planned: planned(1, 10_00, addYears(today, years)) }),
  wrong(
    'the day after',
    { field: 'end', code: 'tooFarAhead' },
    { planned: planned(1, 10_00, addDays(addYears(today, years), 1)) },
  ),
  fits('all that is owed', { planned: planned(2, 500_00), around: { payable: 1_000_00 } }),
  wrong(
    'one cent more',
    { field: 'total', code: 'moreThanOwed' },
    { planned: planned(2, 500_00), around: { payable: 999_99 } },
  ),
  fits('a cent each', { planned: planned(6, 1), total: 6 }),
  wrong('less than a cent each', { field: 'total', code: 'lessThanACentEach' }, { planned: planned(6, 0), total: 5 }),
  fits('as many as the plan has left', { planned: planned(6, 1_00), around: { left: 6 } }),
  wrong(
    'one more than the plan has left',
    { field: 'end', code: 'overPlan' },
    { planned: planned(6, 1_00), around: { left: 5 } },
  ),
  wrong(
    'a plan with none left',
    { field: 'end', code: 'overPlan' },
    { planned: planned(1, 1_00), around: { left: 0 } },
  ),
  fits('the most of a first transfer', { planned: planned(1, 500_00) }),
  wrong('one cent above it', { field: 'total', code: 'overSendingLimit' }, { planned: planned(1, 500_01) }),
  fits('more, once three were sent', { planned: planned(1, 1_000_00), around: { ladder: ladder({ paid: 3 }) } }),
  wrong(
    'after two, not yet',
    { field: 'total', code: 'overSendingLimit' },
    { planned: planned(1, 1_000_00), around: { ladder: ladder({ paid: 2 }) } },
  ),
  fits('more, where three are sent before it', {
    planned: planned(1, 1_000_00, '2027-03-01'),
    around: { ladder: ladder({ ahead: ['2026-12-01', '2026-12-08', '2026-12-15'] }) },
  }),
  wrong(
    'more, where they are sent after it',
    { field: 'total', code: 'overSendingLimit' },
    {
      planned: planned(1, 1_000_00, '2026-11-30'),
      around: { ladder: ladder({ ahead: ['2026-12-01', '2026-12-08', '2026-12-15'] }) },
    },
  ),
  fits('six of 500 in a week', { planned: planned(6, 500_00, today, 1), around: { payable: 3_000_00 } }),
  fits('2,000 once three of 500 were paid, however short ago', {
    planned: planned(1, 2_000_00),
    around: { payable: 2_000_00, ladder: ladder({ paid: 3 }) },
  }),
  wrong(
    'more on the last day on which the third before it may be paid',
    { field: 'total', code: 'overSendingLimit' },
    { planned: planned(1, 500_01, '2026-12-03'), around: { ladder: ladder({ paid: 2, ahead: ['2026-12-01'] }) } },
  ),
  fits('more on the day after that', {
    planned: planned(1, 500_01, '2026-12-04'),
    around: { ladder: ladder({ paid: 2, ahead: ['2026-12-01'] }) },
  }),
]

/** Describes a field of a plan at an edge case: what was typed, and what is sent for it. */
type PlanEdge = {
  readonly what: string
  readonly typed: Partial<ScheduleValues>
  readonly sent: Partial<NewSchedule>
  readonly problem: readonly [field: string, FieldProblem] | null
}
const plan = (
  what: string,
  typed: Partial<ScheduleValues>,
  sent: Partial<NewSchedule>,
  problem: PlanEdge['problem'] = null,
): PlanEdge => ({ what, typed, sent, problem })
const text = (length: number) => ({ name: 'n'.repeat(length) })
const count = (times: number) => [{ count: String(times) }, { end: { by: 'count', count: times } as const }] as const
const every = (interval: number) => [{ interval: String(interval) }, { interval }] as const

/** A plan of three monthly payments from December 1 on, except for the field under test. */
export const planEdges: readonly PlanEdge[] = [
  plan('the longest name', text(longest), text(longest)),
  plan('a longer name', text(longest + 1), text(longest + 1), ['name', 'tooLong']),
  plan('no name', { name: ' ' }, { name: ' ' }, ['name', 'required']),
  plan('one payment', ...count(1)),
  plan('no payment', ...count(0), ['count', 'noOccurrence']),
  plan('1,000 payments', ...count(1000), ['count', 'notFrom1To999']),
  plan('more payments than there may be', ...count(most + 1), ['count', 'tooManyPayments']),
  plan('each third month', ...every(3)),
  plan('each 0 months', ...every(0), ['interval', 'notFrom1To999']),
  plan('each 1,000 months', ...every(1000), ['interval', 'notFrom1To999']),
  plan('a cent for each', { amount: '0.03' }, { total: 3 }),
  plan('nothing', { amount: '0' }, { total: 0 }, ['amount', 'notPositive']),
  plan('until its first day', { endBy: 'date', endOn: '2026-12-01' }, { end: { by: 'date', on: '2026-12-01' } }),
  plan('until the day before', { endBy: 'date', endOn: '2026-11-30' }, { end: { by: 'date', on: '2026-11-30' } }, [
    'endOn',
    'endBeforeStart',
  ]),
  plan('a day that is none', { startsOn: '2027-02-29' }, { startsOn: '2027-02-29' }, ['startsOn', 'notADate']),
  plan('the day before 1900', { startsOn: '1899-12-31' }, { startsOn: '1899-12-31' }, ['startsOn', 'tooEarly']),
]

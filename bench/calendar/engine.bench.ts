import { RRuleTemporal } from 'rrule-temporal'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { cycleOf, patterns } from '#domain/parenting-time/patterns.ts'
import type { Handover, Holiday, ParentingPlan } from '#domain/parenting-time/plan.ts'
import { addDays, epochOf } from '#domain/time.ts'
import { cpuNow, inTurns, type Measured, median } from '../measure.ts'

const zone = 'America/New_York'
const handover: Handover = { time: '17:00', withoutSchool: null, name: null, place: null }
const cycle = cycleOf(patterns['2-2-3'], { days: handover, visitBegins: handover, visitEnds: handover })
const startsOn = '2026-01-05'
const [from, until] = [epochOf('2026-03-01T05:00:00.000Z'), epochOf('2027-03-01T05:00:00.000Z')]
const children = ['mia', 'leo', 'ana']

const plan: ParentingPlan = {
  zone,
  schedules: [
    {
      id: 's',
      childIds: children,
      parents: { first: 'dana', second: 'sam' },
      startsOn,
      endsOn: null,
      cycle,
      weekends: null,
    },
  ],
  holidays: [],
  swaps: [],
  actual: [],
  withoutSchool: [],
}

const holiday = (month: number): Holiday => ({
  id: `holiday-${month}`,
  childIds: children,
  date: { by: 'weekday', month, nth: 3, weekday: 1 },
  begins: { day: -3, handover },
  ends: { day: 1, handover },
  middle: null,
  odd: ['dana'],
  even: ['sam'],
  except: [],
  from: startsOn,
  through: null,
})
const dayMs = 86_400_000
const fullPlan: ParentingPlan = {
  ...plan,
  holidays: Array.from({ length: 12 }, (_, index) => holiday(index + 1)),
  swaps: Array.from({ length: 30 }, (_, index) => ({
    id: `swap-${index}`,
    childIds: children,
    parent: index % 2 === 0 ? 'dana' : 'sam',
    from: from + index * 12 * dayMs,
    until: from + (index * 12 + 2) * dayMs,
  })),
}

/** A new engine each time, because a page opens one for each look at a plan; changes of clock stay known. */
const year = (of: ParentingPlan, childIds: readonly string[]) => {
  const engine = createEngine(of)
  for (const childId of childIds) engine.spans(childId, { from, until })
}

/** Asks for the exchanges of the same year, one rule for each of the cycle's changes. */
const byRules = () => {
  for (const { day } of cycle.changes) {
    const start = `${addDays('2026-03-02', day).replaceAll('-', '')}T170000`
    const rruleString = `DTSTART;TZID=${zone}:${start}\nRRULE:FREQ=DAILY;INTERVAL=14;UNTIL=20270301T050000Z`
    new RRuleTemporal({ rruleString }).all()
  }
}

const microseconds = async (times: number, run: () => void): Promise<number> => {
  const begun = cpuNow()
  for (let count = 0; count < times; count += 1) run()
  return (cpuNow() - begun) / times
}

/** The engine may take so many microseconds of the processor. */
const budgets = { year: 30, family: 1000 }

export const measureEngine = async (): Promise<Measured> => {
  const [one = [], rules = [], family = []] = await inTurns(9, [
    () => microseconds(3_000, () => year(plan, ['mia'])),
    () => microseconds(3, byRules),
    () => microseconds(300, () => year(fullPlan, children)),
  ])
  const unit = 'µs of processor'
  const measure = (name: string, ours: number, plain: number, aim: number) => ({
    name,
    ours,
    plain,
    unit,
    ratio: plain / ours,
    aim,
  })
  return {
    measures: [
      measure('a year of 2-2-3 against rrule-temporal', median(one), median(rules), 10),
      measure('a year of 2-2-3 against its budget', median(one), budgets.year, 1),
      measure('a year of 3 children, 12 holidays, 30 swaps against its budget', median(family), budgets.family, 1),
    ],
    layers: [],
  }
}

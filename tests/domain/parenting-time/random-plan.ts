import type {
  Cycle,
  Handover,
  Holiday,
  HolidayDate,
  HolidayShare,
  MonthWeekends,
  ParentingPlan,
} from '#domain/parenting-time/plan.ts'
import { minuteMs } from './oracle-clock.ts'
import { handover, holiday, plan, schedule, zones } from './plans.ts'

/** Gives the same numbers for the same seed (mulberry32). */
export function dice(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (count: number): number => Math.floor(next() * count)
  return { upTo, pick: <T>(from: readonly T[]): T => from[upTo(from.length)] as T, chance: (of: number) => next() < of }
}
type Dice = ReturnType<typeof dice>

const pad = (value: number): string => String(value).padStart(2, '0')
/** Half of all times lie in the night, where clocks change. */
const time = ({ upTo, chance }: Dice): string => `${pad(chance(0.5) ? upTo(4) : upTo(24))}:${pad(upTo(12) * 5)}`
const exchange = (on: Dice): Handover =>
  handover(time(on), on.chance(0.3) ? { name: 'School out', withoutSchool: time(on) } : {})

function randomCycle(on: Dice): Cycle {
  const length = 1 + on.upTo(56)
  const changes = Array.from({ length: 1 + on.upTo(Math.min(12, length * 2)) }, () => ({
    day: on.upTo(length),
    to: on.pick(['first', 'second'] as const),
    handover: exchange(on),
  }))
  return { length, beginsOn: on.upTo(length), changes }
}

const randomWeekends = (on: Dice): MonthWeekends => ({
  weekends: ([1, 2, 3, 4, 'last'] as const).filter(() => on.chance(0.4)),
  fifth: on.pick(['all', 'none', 'everyOther'] as const),
  to: on.pick(['first', 'second'] as const),
  begins: { day: on.pick([-1, 0, 1]), handover: exchange(on) },
  ends: { day: on.pick([2, 3, 4]), handover: exchange(on) },
})

/** These lie at least ten days apart in every year, so that none overlaps another. */
const dates: readonly HolidayDate[] = [
  { by: 'date', month: 1, day: 3 },
  { by: 'weekday', month: 2, nth: 3, weekday: 1 },
  { by: 'date', month: 2, day: 29 },
  { by: 'weekday', month: 3, nth: 2, weekday: 0 },
  { by: 'easter', church: 'western', offset: -2 },
  { by: 'weekdayNear', month: 5, day: 24, weekday: 1, side: 'onOrBefore' },
  { by: 'weekday', month: 6, nth: 3, weekday: 0 },
  { by: 'list', dates: ['2026-07-20', '2027-07-02'] },
  { by: 'weekday', month: 8, nth: -1, weekday: 1 },
  { by: 'weekdayNear', month: 10, day: 1, weekday: 0, side: 'onOrAfter' },
  { by: 'weekday', month: 11, nth: 1, weekday: 0 },
  { by: 'weekday', month: 11, nth: 4, weekday: 4 },
  { by: 'date', month: 12, day: 25 },
]

const share = (on: Dice): HolidayShare =>
  on.pick<HolidayShare>(['none', 'whoeverHasIt', ['dana'], ['sam'], ['dana', 'sam'], ['sam', 'dana']])

const randomHoliday = (on: Dice, date: HolidayDate, id: string): Holiday =>
  holiday({
    id,
    date,
    begins: { day: on.pick([-1, 0]), handover: exchange(on) },
    middle: on.chance(0.6) ? { day: 1, handover: exchange(on) } : null,
    ends: { day: on.pick([2, 3]), handover: exchange(on) },
    odd: share(on),
    even: share(on),
    except: on.chance(0.1) ? [2026] : [],
    through: on.chance(0.1) ? '2026-08-01' : null,
  })

export function randomPlan(seed: number, from: number, until: number): ParentingPlan {
  const on = dice(seed)
  const swaps = Array.from({ length: on.upTo(6) }, (_, index) => {
    const begins = from + on.upTo((until - from) / minuteMs) * minuteMs
    const parent = on.pick(['dana', 'sam'])
    return {
      id: `swap-${index}`,
      childIds: ['mia'],
      parent,
      from: begins,
      until: begins + (1 + on.upTo(4000)) * minuteMs,
    }
  })
  return plan({
    zone: on.pick(zones),
    schedules: [
      schedule({
        cycle: randomCycle(on),
        weekends: on.chance(0.4) ? randomWeekends(on) : null,
        startsOn: `2026-01-${pad(1 + on.upTo(28))}`,
        endsOn: '2026-06-14',
      }),
      schedule({ id: 'later', cycle: randomCycle(on), startsOn: on.pick(['2026-06-15', '2026-07-03']) }),
    ],
    holidays: dates.filter(() => on.chance(0.6)).map((date, index) => randomHoliday(on, date, `holiday-${index}`)),
    swaps,
    withoutSchool: [
      { childId: 'mia', from: '2026-03-02', to: '2026-04-10' },
      { childId: 'mia', from: '2026-11-25', to: '2026-11-27' },
    ],
  })
}

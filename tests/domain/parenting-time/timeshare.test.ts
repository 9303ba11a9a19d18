import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, test } from 'vitest'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { compareShares, sharesOf } from '#domain/parenting-time/folds.ts'
import { changesOfNights, type PatternName, patterns } from '#domain/parenting-time/patterns.ts'
import type { Cycle, Edge, Handover, MonthWeekends } from '#domain/parenting-time/plan.ts'
import { arrivesTooSoon } from '#domain/parenting-time/travel.ts'
import { addDays, dayNumberOf } from '#domain/time.ts'
import { handover, holiday, patternCycle, plan, schedule, zones } from './plans.ts'

const zone = 'America/New_York'
const edge = (day: number, time: string): Edge => ({ day, handover: handover(time) })
/** Monday is the first day, and the child is at home where there is no visit. */
const visits = (length: number, ...times: readonly (readonly [Edge, Edge])[]): Cycle => ({
  length,
  beginsOn: 0,
  changes: times.flatMap(([begins, ends]) => [
    { day: begins.day, to: 'second' as const, handover: begins.handover },
    { day: ends.day % length, to: 'first' as const, handover: ends.handover },
  ]),
})

function visitor(cycle: Cycle, weekends: MonthWeekends | null, from: string, to: string) {
  const engine = createEngine(plan({ zone, schedules: [schedule({ startsOn: '2025-12-29', cycle, weekends })] }))
  const shares = sharesOf(engine, zone, 'mia', { from, to })
  const days = dayNumberOf(to) - dayNumberOf(from) + 1
  const { nights = 0, hours = 0 } = shares.get('sam') ?? {}
  return { nights: (nights / days) * 100, hours: (hours / (days * 24)) * 100 }
}
const fortnights = (cycle: Cycle) => visitor(cycle, null, '2026-01-05', addDays('2026-01-05', 363))

test('alternate Friday 18:00 to Monday 08:00 is 18.5 % of hours and 21.4 % of nights', () => {
  const { hours, nights } = fortnights(visits(14, [edge(4, '18:00'), edge(7, '08:00')]))
  expect(hours.toFixed(1)).toBe('18.5')
  expect(nights.toFixed(1)).toBe('21.4')
})

const home: Cycle = { length: 7, beginsOn: 0, changes: changesOfNights('A', handover('00:00')) }
const twoDays = [edge(0, '18:00'), edge(2, '18:00')] as const
const threeDays = [edge(0, '18:00'), edge(3, '18:00')] as const
const twoAndAHalf = [edge(0, '18:00'), edge(3, '06:00')] as const
const friday = ([begins, ends]: readonly [Edge, Edge]) =>
  [
    { ...begins, day: 4 },
    { ...ends, day: ends.day + 4 },
  ] as const
const halfDay = (day: number) => [edge(day, '10:00'), edge(day, '22:00')] as const

describe('the timeshare chart of the California guideline', () => {
  test.each<[string, Cycle, string]>([
    ['alternate weekends', visits(14, friday(twoDays)), '14'],
    ['alternate weekends and an evening a week', visits(14, friday(twoDays), halfDay(1), halfDay(9)), '21'],
    ['alternate 3-day weekends', visits(14, friday(threeDays)), '21'],
    ['alternate 2½-day weekends', visits(14, friday(twoAndAHalf)), '18'],
    ['3 days a week', visits(7, friday(threeDays)), '43'],
  ])('%s', (_, cycle, percent) => {
    expect(fortnights(cycle).hours.toFixed(0)).toBe(percent)
  })

  test.each<[string, MonthWeekends['weekends'], MonthWeekends['fifth'], readonly [Edge, Edge], string]>([
    ['1 weekend a month', [1], 'none', twoDays, '7'],
    ['1 3-day weekend a month', [1], 'none', threeDays, '10'],
    ['1 2½-day weekend a month', [2], 'none', twoAndAHalf, '8'],
    ['2 weekends a month', [2, 4], 'none', twoDays, '13'],
    ['two 3-day weekends a month', [1, 3], 'none', threeDays, '20'],
    ['two 2½-day weekends a month', [1, 3], 'none', twoAndAHalf, '16'],
    ['the last weekend of each month', ['last'], 'none', twoDays, '7'],
    ['first, third and fifth weekends', [1, 3], 'all', twoDays, '15'],
  ])('%s', (_, weekends, fifth, [begins, ends], percent) => {
    const rule: MonthWeekends = { weekends, fifth, to: 'second', begins, ends }
    expect(visitor(home, rule, '2026-01-01', '2026-12-31').hours.toFixed(0)).toBe(percent)
  })
})

test('every other fifth weekend begins with the first one that is whole in the schedule', () => {
  const [begins, ends] = friday(twoDays)
  const rule: MonthWeekends = {
    weekends: [1],
    fifth: 'everyOther',
    to: 'second',
    begins: { ...begins, day: 0 },
    ends: { ...ends, day: 2 },
  }
  const fifthsFrom = (startsOn: string): string[] => {
    const engine = createEngine(plan({ zone, schedules: [schedule({ startsOn, cycle: home, weekends: rule })] }))
    const range = { from: Date.parse(`${startsOn}T05:00Z`), until: Date.parse('2027-12-01T05:00Z') }
    const spans = engine.spans('mia', range)
    const fifths = spans.filter(({ because }) => because?.layer === 'rotation' && because.weekend === 5)
    return fifths.map(({ from }) => new Date(from).toISOString().slice(0, 10))
  }
  expect(fifthsFrom('2027-01-30')).toEqual(['2027-04-30', '2027-10-29'])
  expect(fifthsFrom('2027-01-29')).toEqual(['2027-01-29', '2027-07-30'])
})

/** Nights of the first parent, in percent, and exchanges in each round. */
const known: Record<PatternName, readonly [string, number]> = {
  '2-2-3': ['50.0', 6],
  '2-2-5-5': ['50.0', 4],
  '5-2-2-5': ['50.0', 4],
  '3-4-4-3': ['50.0', 4],
  '7-7': ['50.0', 2],
  '12-2': ['85.7', 2],
  '12-2-evening': ['85.7', 6],
  '12-2-night': ['71.4', 6],
  '4-3': ['57.1', 2],
  '5-2': ['71.4', 2],
  '14-7': ['66.7', 2],
  'ten-days': ['50.0', 2],
  'three-days': ['66.7', 2],
}

test.each(Object.entries(known))('the pattern %s has its nights and exchanges', (name, [percent, exchanges]) => {
  const cycle = patternCycle(name as PatternName)
  const engine = createEngine(plan({ zone: 'Europe/London', schedules: [schedule({ cycle })] }))
  const days = { from: '2026-02-02', to: addDays('2026-02-02', cycle.length * 13 - 1) }
  const nights = sharesOf(engine, 'Europe/London', 'mia', days).get('dana')?.nights ?? 0
  expect(((nights / (cycle.length * 13)) * 100).toFixed(1)).toBe(percent)
  const from = Date.parse('2026-02-02T12:00Z')
  const spans = engine.spans('mia', { from, until: from + cycle.length * 86_400_000 })
  expect(spans.filter(({ exchange }) => exchange !== null)).toHaveLength(exchanges)
})

test('a row of nights is read back, night by night', () => {
  for (const { nights, visits: during } of Object.values(patterns)) {
    if (during.length > 0) continue
    const cycle: Cycle = { length: nights.length, beginsOn: 0, changes: changesOfNights(nights, handover('17:00')) }
    const engine = createEngine(plan({ zone: 'UTC', schedules: [schedule({ cycle })] }))
    const read = [...nights].map(
      (_, day) => engine.at('mia', Date.parse(`${addDays('2026-01-05', day)}T23:59Z`)).parent,
    )
    expect(read.map((parent) => (parent === 'dana' ? 'A' : 'B')).join('')).toBe(nights)
  }
})

describe('folds', () => {
  test('a day on which clocks change has 23 or 25 hours', () => {
    const engine = createEngine(plan({ schedules: [schedule({ cycle: home })] }))
    const on = (day: string) => sharesOf(engine, zone, 'mia', { from: day, to: day }).get('dana')
    expect(on('2026-03-08')).toEqual({ nights: 1, hours: 23 })
    expect(on('2026-11-01')).toEqual({ nights: 1, hours: 25 })
  })

  test('what was scheduled, agreed and true stand side by side, and nobody has what nothing decides', () => {
    const day = (text: string) => Date.parse(`${text}T05:00Z`)
    const time = (id: string, parent: string, from: string, until: string) => ({
      id,
      childIds: ['mia'],
      parent,
      from: day(from),
      until: day(until),
    })
    const engine = createEngine(
      plan({
        schedules: [schedule({ cycle: home, endsOn: '2026-01-18' })],
        swaps: [time('swap', 'sam', '2026-01-10', '2026-01-12')],
        actual: [time('sick', 'dana', '2026-01-11', '2026-01-12')],
      }),
    )
    const { scheduled, agreed, actual } = compareShares(engine, zone, 'mia', { from: '2026-01-08', to: '2026-01-20' })
    expect([scheduled.get('dana'), scheduled.get('sam'), scheduled.get(null)]).toEqual([
      { nights: 10, hours: 264 },
      undefined,
      { nights: 3, hours: 48 },
    ])
    expect([agreed.get('dana')?.nights, agreed.get('sam')]).toEqual([8, { nights: 2, hours: 48 }])
    expect([actual.get('dana')?.nights, actual.get('sam')]).toEqual([9, { nights: 1, hours: 24 }])
  })
})

/** Nobody travels, and the place is no secret. */
const plain = { arrival: null, hidesPlace: false }

test('a journey ends by the clocks of its place, on the day that it says, also over the date line', () => {
  const arrivalOf = (zone: string, day: number, time: string) => {
    const begins = { day: 0, handover: handover('10:00', { place: 'airport', arrival: { day, time, zone } }) }
    const thanksgiving = holiday({ begins, ends: { day: 3, handover: handover('18:00') }, even: ['sam'] })
    const engine = createEngine(plan({ schedules: [schedule({ cycle: home })], holidays: [thanksgiving] }))
    const range = { from: Date.parse('2026-11-20T00:00Z'), until: Date.parse('2026-12-01T00:00Z') }
    const at = engine.spans('mia', range).find(({ exchange }) => exchange?.arrival)?.exchange?.arrival?.at
    return at === undefined ? null : new Date(at).toISOString()
  }
  expect(arrivalOf('America/Los_Angeles', 0, '13:15')).toBe('2026-11-26T21:15:00.000Z')
  expect(arrivalOf('Asia/Tokyo', 1, '14:00')).toBe('2026-11-27T05:00:00.000Z')
  const leaves = { time: '01:00', withoutSchool: null, name: null, place: 'airport' }
  const honolulu = { day: -1, time: '13:00', zone: 'Pacific/Honolulu' }
  expect(arrivesTooSoon({ ...leaves, arrival: honolulu }, 'Asia/Tokyo', '2026-11-26')).toBe(false)
  expect(arrivesTooSoon({ ...leaves, arrival: { ...honolulu, time: '05:00' } }, 'Asia/Tokyo', '2026-11-26')).toBe(true)
})

test('nobody arrives before the later of two times at which they may leave', () => {
  const there = (time: string) => ({ day: 0, time, zone })
  const leaves = (change: Partial<Handover>) => ({ ...handover('15:00', { place: 'airport' }), ...change })
  const isTooSoon = (change: Partial<Handover>) => arrivesTooSoon(leaves(change), zone, '2026-11-25')
  expect(isTooSoon({ withoutSchool: '18:00', arrival: there('17:00') })).toBe(true)
  expect(isTooSoon({ withoutSchool: '18:00', arrival: there('18:30') })).toBe(false)
  expect(isTooSoon({ withoutSchool: '10:00', arrival: there('14:00') })).toBe(true)
  expect(isTooSoon({ withoutSchool: '10:00', arrival: there('17:00') })).toBe(false)
})

test('an exchange says who hands over to whom, and where', () => {
  const begins = {
    day: -1,
    handover: handover('15:00', { name: 'School out', withoutSchool: '10:00', place: 'school' }),
  }
  const ends = { day: 3, handover: handover('18:00', { place: 'library' }) }
  const thanksgiving = holiday({ begins, ends, even: ['sam'] })
  const engine = createEngine(plan({ schedules: [schedule({ cycle: home })], holidays: [thanksgiving] }))
  const spans = engine.spans('mia', { from: Date.parse('2026-11-20T00:00Z'), until: Date.parse('2026-12-01T00:00Z') })
  expect(spans.map(({ parent, exchange }) => [parent, exchange])).toEqual([
    ['dana', null],
    ['sam', { ...plain, from: 'dana', to: 'sam', name: 'School out', place: 'school', varies: true }],
    ['dana', { ...plain, from: 'sam', to: 'dana', name: null, place: 'library', varies: false }],
  ])
  expect(spans[1]?.because).toEqual({ layer: 'holiday', holidayId: 'thanksgiving', year: 2026, half: null })
})

test.each(zones)('the exchanges of each cycle are those that its recurrence rules give, in %s', (of) => {
  const [from, until] = [Date.parse('2026-03-01T00:00Z'), Date.parse('2027-03-01T00:00Z')]
  for (const name of Object.keys(patterns) as PatternName[]) {
    const cycle = patternCycle(name)
    const engine = createEngine(plan({ zone: of, schedules: [schedule({ cycle })] }))
    const ours = engine.spans('mia', { from, until }).flatMap((span) => (span.exchange === null ? [] : [span.from]))
    const rules = cycle.changes.flatMap(({ day, handover: { time } }) => {
      const start = `${addDays('2026-01-05', day).replaceAll('-', '')}T${time.replace(':', '')}00`
      const rruleString = `DTSTART;TZID=${of}:${start}\nRRULE:FREQ=DAILY;INTERVAL=${cycle.length};UNTIL=20270301T000000Z`
      return new RRuleTemporal({ rruleString }).all().map(({ epochMilliseconds }) => epochMilliseconds)
    })
    expect(ours).toEqual(rules.filter((at) => at >= from && at < until).toSorted((one, other) => one - other))
  }
})

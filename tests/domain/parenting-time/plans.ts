import type { PatternName } from '#domain/parenting-time/patterns.ts'
import { cycleOf, patterns } from '#domain/parenting-time/patterns.ts'
import type { Cycle, Handover, Holiday, ParentingPlan, Schedule } from '#domain/parenting-time/plan.ts'

export const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Sydney',
  'America/Tijuana',
  'America/Mexico_City',
  'Australia/Lord_Howe',
] as const

export const handover = (time: string, change: Partial<Handover> = {}): Handover => ({
  time,
  withoutSchool: null,
  name: null,
  place: null,
  ...change,
})

export const handovers = { days: handover('17:00'), visitBegins: handover('16:30'), visitEnds: handover('19:30') }
export const patternNames = Object.keys(patterns) as PatternName[]
export const patternCycle = (name: PatternName): Cycle => cycleOf(patterns[name], handovers)

export const schedule = (change: Partial<Schedule> = {}): Schedule => ({
  id: 'schedule',
  childIds: ['mia'],
  parents: { first: 'dana', second: 'sam' },
  startsOn: '2026-01-05',
  endsOn: null,
  cycle: patternCycle('2-2-3'),
  weekends: null,
  ...change,
})

export const holiday = (change: Partial<Holiday> = {}): Holiday => ({
  id: 'thanksgiving',
  childIds: ['mia'],
  date: { by: 'weekday', month: 11, nth: 4, weekday: 4 },
  begins: { day: -1, handover: handover('15:00') },
  ends: { day: 3, handover: handover('18:00') },
  middle: null,
  odd: ['dana'],
  even: ['sam'],
  except: [],
  from: '2000-01-01',
  through: null,
  ...change,
})

export const plan = (change: Partial<ParentingPlan> = {}): ParentingPlan => ({
  zone: 'America/New_York',
  schedules: [schedule()],
  holidays: [],
  swaps: [],
  actual: [],
  withoutSchool: [],
  ...change,
})

import { parentingScheduleRoutes } from '#contract/calendar/parenting-schedules.ts'
import { limits } from '#contract/limits.ts'
import { type BuilderValues, bodyOf, valuesOf } from '#src/features/calendar/schedules/builder.model.ts'
import { builderResolver } from '#src/features/calendar/schedules/builder.schema.ts'
import { formOf, long, problemsOfResolver } from './form.ts'

const { min, max } = limits.parentingSchedule.name
const byHand = (nights: string) => ({ rotation: 'byHand', nights }) as const
const weeks = (nights: string, endsOn: string) => ({ ...byHand(nights), endsOn })
const five = 'A'.repeat(17) + 'B'.repeat(18)

const journey = (arrives: string) => ({
  time: '17:00',
  timeName: '',
  withoutSchool: '',
  place: 'Airport',
  hidesPlace: false,
  arrives,
  arrivesDay: '0',
  arrivesZone: 'America/New_York',
})

/** It is November 20, 2026, and the schedule begins on a Monday. */
export const parentingScheduleForm = formOf<BuilderValues>({
  name: 'parenting schedule',
  route: parentingScheduleRoutes.record,
  right: (viewer) => ({ ...valuesOf(viewer, null), name: 'Weeks', startsOn: '2026-12-07' }),
  problems: (values, viewer) => problemsOfResolver(builderResolver(viewer, null), values),
  body: (values) => bodyOf(values, null),
  fieldOf: (path) => (path.includes('handover') ? 'own' : String(path[0])),
  withChild: (childId) => ({ childIds: [childId] }),
  rows: [
    { rules: ['scheduleName'], what: 'the shortest name', typed: { name: long(min) } },
    { rules: ['scheduleName'], what: 'a shorter name', typed: { name: long(min - 1) }, problem: ['name', 'tooShort'] },
    { rules: ['scheduleName'], what: 'the longest name', typed: { name: long(max) } },
    { rules: ['scheduleName'], what: 'a longer name', typed: { name: long(max + 1) }, problem: ['name', 'tooLong'] },
    { rules: ['scheduleName'], what: 'no name', typed: { name: '' }, problem: ['name', 'required'] },
    { rules: ['notInThePast'], what: 'from today on', typed: { startsOn: '2026-11-20' } },
    {
      rules: ['notInThePast'],
      what: 'from yesterday on',
      typed: { startsOn: '2026-11-19' },
      problem: ['startsOn', 'inThePast'],
    },
    {
      rules: ['notBefore1900'],
      what: 'from before 1900 on',
      typed: { startsOn: '1899-12-31' },
      problem: ['startsOn', 'tooEarly'],
    },
    { rules: ['requiredDate'], what: 'no first day', typed: { startsOn: '' }, problem: ['startsOn', 'notADate'] },
    {
      rules: ['endNotBeforeStart'],
      what: 'until the day before it begins',
      typed: { endsOn: '2026-12-06' },
      problem: ['endsOn', 'endBeforeStart'],
    },
    { rules: ['scheduleGoesRound', 'endNotBeforeStart'], what: 'one week', typed: weeks('AAABBBB', '2026-12-14') },
    {
      rules: ['scheduleGoesRound'],
      what: 'a day less than a week',
      typed: weeks('AAABBBB', '2026-12-13'),
      problem: ['endsOn', 'endsTooSoon'],
    },
    { rules: ['scheduleGoesRound'], what: 'two weeks', typed: { endsOn: '2026-12-21' } },
    {
      rules: ['scheduleGoesRound'],
      what: 'a day less than two weeks',
      typed: { endsOn: '2026-12-20' },
      problem: ['endsOn', 'endsTooSoon'],
    },
    { rules: ['scheduleGoesRound'], what: 'five weeks', typed: weeks(five, '2027-01-11') },
    {
      rules: ['scheduleGoesRound'],
      what: 'a day less than five weeks',
      typed: weeks(five, '2027-01-10'),
      problem: ['endsOn', 'endsTooSoon'],
    },
    {
      rules: ['exchangesApart'],
      what: 'days that another schedule has',
      first: {},
      typed: { startsOn: '2027-03-01' },
      refused: 'scheduleOverlaps',
    },
    {
      rules: ['exchangesApart'],
      what: 'days after those of another schedule',
      first: { endsOn: '2027-02-28' },
      typed: { startsOn: '2027-03-01' },
    },
    {
      rules: ['arrivesLater'],
      what: 'a journey that ends a minute after the exchange',
      typed: { apart: true, own: { '0first': journey('17:01') } },
    },
    {
      rules: ['arrivesLater'],
      what: 'a journey that ends with the exchange',
      typed: { apart: true, own: { '0first': journey('17:00') } },
      problem: ['own', 'arrivesTooSoon'],
    },
    { rules: ['requiredChildren'], what: 'no child', typed: { childIds: [] }, problem: ['childIds', 'required'] },
    { rules: ['requiredParent'], what: 'no parent', typed: { firstId: '' }, problem: ['firstId', 'malformed'] },
  ],
})

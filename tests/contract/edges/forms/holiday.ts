import { holidayRoutes } from '#contract/calendar/holidays.ts'
import { limits } from '#contract/limits.ts'
import { bodyOf, type HolidayValues, valuesOf } from '#src/features/calendar/holidays/holiday.model.ts'
import { fieldOf, holidayResolver } from '#src/features/calendar/holidays/holiday.schema.ts'
import { formOf, long, problemsOfResolver } from './form.ts'

const { name } = limits.holiday
const range = (startsOn: string, endsOn: string) => ({ by: 'range', startsOn, endsOn }) as const
const flight = { place: 'Airport', beginsArrivesZone: 'America/New_York' }

/** It is November 20, 2026, and the holiday is on Christmas Day, from 9:00 to 18:00. */
export const holidayForm = formOf<HolidayValues>({
  name: 'holiday',
  route: holidayRoutes.record,
  right: (viewer) => ({ ...valuesOf(viewer, null), name: 'Christmas', month: '12', day: '25' }),
  problems: (values, viewer) => problemsOfResolver(holidayResolver(viewer), values),
  body: bodyOf,
  fieldOf: (path, { by }) => fieldOf(path, by),
  withChild: (childId) => ({ childIds: [childId] }),
  rows: [
    { rules: ['requiredHolidayName', 'from1To50'], what: 'one character', typed: { name: 'C' } },
    { rules: ['from1To50'], what: 'the longest name', typed: { name: long(name) } },
    { rules: ['from1To50'], what: 'a longer name', typed: { name: long(name + 1) }, problem: ['name', 'tooLong'] },
    {
      rules: ['requiredHolidayName', 'from1To50'],
      what: 'no name',
      typed: { name: '' },
      problem: ['name', 'required'],
    },
    { rules: ['validDate'], what: 'February 29', typed: { month: '2', day: '29' } },
    { rules: ['validDate'], what: 'February 30', typed: { month: '2', day: '30' }, problem: ['day', 'notADate'] },
    { rules: ['validDate'], what: 'a time of none', typed: { endsAt: '24:00' }, problem: ['endsAt', 'malformed'] },
    { rules: ['notInThePast'], what: 'from today on', typed: { ...range('2026-11-20', '2026-11-22') } },
    {
      rules: ['notInThePast'],
      what: 'from yesterday on',
      typed: range('2026-11-19', '2026-11-22'),
      problem: ['startsOn', 'inThePast'],
    },
    {
      rules: ['endNotBeforeStart'],
      what: 'a minute',
      typed: { beginsAt: '17:59' },
    },
    {
      rules: ['endNotBeforeStart'],
      what: 'no minute',
      typed: { beginsAt: '18:00' },
      problem: ['ends', 'endBeforeStart'],
    },
    {
      rules: ['holidayWithinYear'],
      what: 'a year',
      typed: { ...range('2026-12-01', '2027-12-01'), beginsAt: '18:00' },
    },
    {
      rules: ['holidayWithinYear'],
      what: 'a minute more than a year',
      typed: { ...range('2026-12-01', '2027-12-01'), beginsAt: '17:59' },
      problem: ['endsOn', 'longerThanYear'],
    },
    {
      rules: ['holidaysApart'],
      what: 'a holiday that begins as the other ends',
      first: {},
      typed: { beginsAt: '18:00', endsAt: '20:00' },
    },
    {
      rules: ['holidaysApart'],
      what: 'a holiday that begins a minute before the other ends',
      first: {},
      typed: { beginsAt: '17:59', endsAt: '20:00' },
      refused: 'holidayOverlaps',
    },
    {
      rules: ['arrivesLater'],
      what: 'a journey that ends a minute after the holiday begins',
      typed: { ...flight, beginsArrives: '09:01' },
    },
    {
      rules: ['arrivesLater'],
      what: 'a journey that ends as the holiday begins',
      typed: { ...flight, beginsArrives: '09:00' },
      problem: ['beginsArrives', 'arrivesTooSoon'],
    },
    { rules: ['requiredChildren'], what: 'no child', typed: { childIds: [] }, problem: ['childIds', 'required'] },
  ],
})

import { calendarEventRoutes } from '#contract/calendar-events/calendar-events.ts'
import { limits } from '#contract/limits.ts'
import { bodyOf, type EventValues, valuesOf } from '#src/features/calendar-events/event.model.ts'
import { eventResolver, fieldOf } from '#src/features/calendar-events/event.schema.ts'
import { formOf, long, problemsOfResolver } from './form.ts'
import { childOf } from './people.ts'

const { title, place, notes } = limits.calendarEvent
const daily = { frequency: 'daily' } as const
const counted = (count: string) => ({ ...daily, ending: 'count', count }) as const
const until = (endOn: string) => ({ ...daily, ending: 'date', endOn }) as const
const onDay = (startsOn: string, endsOn = startsOn) => ({ startsOn, endsOn })

/** It is 9:00 on November 20, 2026, where the family lives. */
export const eventForm = formOf<EventValues>({
  name: 'event',
  route: calendarEventRoutes.record,
  right: (viewer) => ({ ...valuesOf(viewer, null, '2026-11-24', '2026-11-20T14:00:00.000Z'), title: 'Recital' }),
  problems: (values, viewer, now) =>
    problemsOfResolver(
      eventResolver(viewer, () => now),
      values,
    ),
  body: bodyOf,
  fieldOf,
  rows: [
    { rules: ['eventTitle'], what: 'one character', typed: { title: 'R' } },
    { rules: ['eventTitle'], what: 'the longest title', typed: { title: long(title) } },
    { rules: ['eventTitle'], what: 'a longer title', typed: { title: long(title + 1) }, problem: ['title', 'tooLong'] },
    { rules: ['eventTitle'], what: 'no title', typed: { title: '' }, problem: ['title', 'required'] },
    { rules: ['eventLocation'], what: 'no place', typed: { place: '' } },
    { rules: ['eventLocation'], what: 'the longest place', typed: { place: long(place) } },
    {
      rules: ['eventLocation'],
      what: 'a longer place',
      typed: { place: long(place + 1) },
      problem: ['place', 'tooLong'],
    },
    { rules: ['upTo250'], what: 'the longest notes', typed: { notes: long(notes) } },
    { rules: ['upTo250'], what: 'longer notes', typed: { notes: long(notes + 1) }, problem: ['notes', 'tooLong'] },
    { rules: ['startsAhead'], what: 'a minute ahead', typed: { ...onDay('2026-11-20'), startsAt: '09:01' } },
    {
      rules: ['startsAhead'],
      what: 'now',
      typed: { ...onDay('2026-11-20'), startsAt: '09:00' },
      problem: ['startsOn', 'notAhead'],
    },
    { rules: ['startsAhead'], what: 'all of tomorrow', typed: { ...onDay('2026-11-21'), whole: true } },
    {
      rules: ['startsAhead'],
      what: 'all of today',
      typed: { ...onDay('2026-11-20'), whole: true },
      problem: ['startsOn', 'notAhead'],
    },
    {
      rules: ['notBefore1900'],
      what: 'the day before 1900',
      typed: onDay('1899-12-31', '1900-01-01'),
      problem: ['startsOn', 'tooEarly'],
    },
    {
      rules: ['validDate', 'requiredDate'],
      what: 'no day',
      typed: { startsOn: '' },
      problem: ['startsOn', 'notADate'],
    },
    { rules: ['validDate'], what: 'a leap day', typed: onDay('2028-02-29') },
    {
      rules: ['validDate'],
      what: 'a leap day in another year',
      typed: { endsOn: '2027-02-29' },
      problem: ['endsOn', 'notADate'],
    },
    { rules: ['validDate'], what: 'no time', typed: { startsAt: '' }, problem: ['startsAt', 'malformed'] },
    { rules: ['validDate'], what: 'a time of none', typed: { endsAt: '24:00' }, problem: ['endsAt', 'malformed'] },
    { rules: ['endNotBeforeStart'], what: 'no time at all', typed: { endsAt: '16:00' } },
    {
      rules: ['endNotBeforeStart'],
      what: 'a minute before it starts',
      typed: { endsAt: '15:59' },
      problem: ['endsAt', 'endBeforeStart'],
    },
    {
      rules: ['endNotBeforeStart'],
      what: 'the day before it starts',
      typed: { endsOn: '2026-11-23' },
      problem: ['endsOn', 'endBeforeStart'],
    },
    { rules: ['oneOccurrence'], what: 'one time', typed: counted('1') },
    { rules: ['oneOccurrence'], what: 'no time', typed: counted('0'), problem: ['count', 'noOccurrence'] },
    { rules: ['oneOccurrence'], what: 'until its first day', typed: until('2026-11-24') },
    {
      rules: ['oneOccurrence'],
      what: 'until the day before',
      typed: until('2026-11-23'),
      problem: ['endOn', 'noOccurrence'],
    },
    { rules: ['from1To999'], what: 'each 999 days', typed: { ...daily, interval: '999' } },
    {
      rules: ['from1To999'],
      what: 'each 1,000 days',
      typed: { ...daily, interval: '1000' },
      problem: ['interval', 'notFrom1To999'],
    },
    {
      rules: ['from1To999'],
      what: 'each 0 days',
      typed: { ...daily, interval: '0' },
      problem: ['interval', 'notFrom1To999'],
    },
    { rules: ['from1To999'], what: '999 times', typed: counted('999') },
    { rules: ['from1To999'], what: '1,000 times', typed: counted('1000'), problem: ['count', 'notFrom1To999'] },
    { rules: ['requiredChildren'], what: 'one child', typed: (viewer) => ({ childIds: [childOf(viewer)] }) },
    { rules: ['requiredChildren'], what: 'no child', typed: { childIds: [] }, problem: ['childIds', 'required'] },
    { rules: ['requiredParent'], what: 'a parent', typed: ({ viewpoint }) => ({ parentId: viewpoint }) },
    { rules: ['requiredParent'], what: 'no parent', typed: { parentId: '' }, problem: ['parentId', 'malformed'] },
    {
      rules: ['requiredColour'],
      what: 'no colour',
      typed: { colour: '' as EventValues['colour'] },
      problem: ['colour', 'required'],
    },
  ],
})

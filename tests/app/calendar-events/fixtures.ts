import type { CalendarEventDto } from '#contract/calendar-events/calendar-events.ts'
import type { EventTimeDto } from '#contract/calendar-events/event-times.ts'
import { children, dana, type Person, people, sam } from '#tests/support/dom/family.ts'
import type { Answers } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from '../calendar/fixtures.ts'

export const eventId = '00000000-0000-4000-8000-0000000000f7'

const party = (person: Person): 'owner' | 'other' => (people[person].viewpoint === sam ? 'owner' : 'other')

/** Sam's recital of Mia, on the Tuesday after today, from four to five. */
export const event = (person: Person, change: Partial<CalendarEventDto> = {}): CalendarEventDto => ({
  id: eventId,
  status: 'shared',
  version: 1,
  title: 'Recital',
  parentId: sam,
  pickUpId: dana,
  dropOffId: null,
  childIds: [children.mia],
  colour: 'purple',
  startsOn: '2026-11-24',
  startsAt: '16:00',
  endsOn: '2026-11-24',
  endsAt: '17:00',
  reminder: 60,
  hidesPlace: true,
  place: 'School hall',
  notes: 'Black shoes',
  frequency: 'once',
  interval: 1,
  weekdays: null,
  end: null,
  zone: 'America/New_York',
  ownerId: sam,
  partOf: null,
  occursOn: null,
  on: '2026-11-24',
  time: { whole: false, from: '2026-11-24T21:00:00.000Z', until: '2026-11-24T22:00:00.000Z' },
  nextOn: '2026-11-24',
  lastOn: '2026-11-24',
  createdAt: '2026-11-18T12:00:00.000Z',
  changedAt: '2026-11-18T12:00:00.000Z',
  facts: { private: false, begun: false, repeats: false, coming: true },
  you: { actor: people[person].viewpoint, party: party(person), mode: people[person].mode },
  ...change,
})

/** Each Tuesday, of which the first has passed. */
export const series = (person: Person, change: Partial<CalendarEventDto> = {}): CalendarEventDto =>
  event(person, {
    title: 'Practice',
    startsOn: '2026-11-17',
    endsOn: '2026-11-17',
    frequency: 'weekly',
    end: { by: 'count', count: 10 },
    lastOn: '2027-01-19',
    facts: { private: false, begun: true, repeats: true, coming: true },
    ...change,
  })

export const eventTime = (change: Partial<EventTimeDto> = {}): EventTimeDto => ({
  eventId,
  on: '2026-11-24',
  title: 'Recital',
  place: 'School hall',
  ownerId: sam,
  parentId: sam,
  childIds: [children.mia],
  colour: 'purple',
  private: false,
  hidesPlace: false,
  repeats: false,
  whole: false,
  from: '2026-11-24T21:00:00.000Z',
  until: '2026-11-24T22:00:00.000Z',
  ...change,
})

/** A series answers with its time on the day that is asked for. */
const shownOn = (item: CalendarEventDto, on: string | null): CalendarEventDto => {
  if (on === null || item.frequency === 'once') return item
  return { ...item, on, time: { whole: false, from: `${on}T21:00:00.000Z`, until: `${on}T22:00:00.000Z` } }
}

/** Everything that the calendar and one event ask for; `more` replaces answers. */
export const eventAnswers = (person: Person, item: CalendarEventDto = event(person), more: Answers = {}): Answers =>
  calendarAnswers(person, {
    'GET /pub/v1/calendar-events': () => ({ items: [eventTime()] }),
    [`GET /pub/v1/calendar-events/${eventId}`]: (_, url) => shownOn(item, url.searchParams.get('on')),
    ...more,
  })

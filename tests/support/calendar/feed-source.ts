import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import type { FeedSource } from '#server/features/calendar-feeds/feed-source.ts'

const handover = { time: '18:00', withoutSchool: null, name: 'School, out; "late"', place: 'Gate 4' }
const parents = [
  { id: 'dana', name: 'Dana\\, "the" first; émile' },
  { id: 'sam', name: 'Sam' },
]
const children = [
  { id: 'mia', name: 'Mía 👧🏽' },
  { id: 'leo', name: 'Leo' },
]

export const recital: FeedSource['events'][number] = {
  id: 'recital',
  version: 3,
  title: 'Recital; “Nutcracker”, act 2\\',
  place: 'Hall, 2nd floor; left',
  parentId: 'dana',
  childIds: ['mia', 'leo', 'gone'],
  zone: 'America/New_York',
  starts_on: '2026-12-04',
  starts_at: '17:00',
  ends_on: '2026-12-04',
  ends_at: '18:30',
  frequency: 'once',
  repeats_every: 1,
  weekdays: null,
  week_start: null,
  last_on: '2026-12-04',
  left_out: [],
}
const wholeDays = { starts_on: '2027-03-13', starts_at: null, ends_on: '2027-03-15', ends_at: null }
const camp = { ...recital, id: 'camp', place: null, ...wholeDays, last_on: '2027-03-13' }
const tuesdays = { starts_on: '2026-12-01', starts_at: '16:00', ends_on: '2026-12-01', ends_at: '16:00' }
const practice = { ...recital, id: 'practice', version: 5, parentId: 'sam', ...tuesdays, last_on: '2026-12-08' }
const events: FeedSource['events'] = [recital, camp, { ...practice, frequency: 'weekly' }]

/** A family of two children in a zone, whose patterns differ, so that most changes of the clocks fall into some stretch. */
export const sourceIn = (zone: string, change: Partial<FeedSource['feed']> = {}): FeedSource => {
  const scheduleOf = (id: string, childId: string, nights: string) => ({
    id,
    name: 'Weeks',
    createdBy: 'sam',
    answers: [],
    childIds: [childId],
    parents: { first: 'dana', second: 'sam' },
    startsOn: '2026-06-01',
    endsOn: null,
    cycle: { length: nights.length, beginsOn: 0, changes: [...changesOfNights(nights, handover)] },
    weekends: null,
  })
  const swap = { id: 'swap', childIds: ['mia'], parent: 'sam', from: '2026-12-24T15:30:00.000Z' }
  return {
    feed: {
      id: 'feed',
      owner_id: 'dana',
      version: 1,
      name: 'Kids, home; “two\\houses”',
      scope: 'parentingTime',
      names: 'firstNames',
      colour: 'teal',
      ...change,
    },
    locale: 'en-US',
    today: '2026-11-20',
    layers: {
      zone,
      schedules: [scheduleOf('s1', 'mia', 'AABBAAABBAABBB'), scheduleOf('s2', 'leo', 'AAAAAAABBBBBBB')],
      holidays: [],
      swaps: [{ ...swap, until: '2026-12-26T15:30:00.000Z' }],
      breaks: [],
      actual: [],
    },
    schedules: [
      {
        id: 's1',
        name: `Long name, ${'x; '.repeat(40)}`,
        creator_id: 'sam',
        answers: [{ by: 'dana', answer: 'objected' }],
      },
      { id: 's2', name: 'Weeks\\nof Leo', creator_id: 'dana', answers: [{ by: 'sam', answer: 'agreed' }] },
    ],
    holidays: [],
    parents,
    professionals: [],
    children,
    events: change.scope === 'withEvents' ? events : [],
    sequence: 7,
  }
}

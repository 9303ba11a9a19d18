import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { addDays, epochOf, fromEpoch } from '#domain/time.ts'
import { feedEntriesOf } from '#server/features/calendar-feeds/feed-entries.ts'
import { type FeedSource, rangeOf } from '#server/features/calendar-feeds/feed-source.ts'
import { recital, sourceIn } from '#tests/support/calendar/feed-source.ts'

const eventOn = (day: string) => ({ ...recital, id: day, title: day, starts_on: day, ends_on: day, last_on: day })

test('it has what is on 90 days before today and on 399 days after, and nothing of the days beside them', () => {
  const zone = 'America/New_York'
  const source = sourceIn(zone, { scope: 'withEvents' })
  const { today } = source
  expect([limits.feedServing.daysBack, limits.feedServing.daysAhead]).toEqual([90, 400])
  // These are the midnights of New York in summer and in winter.
  const { from, until } = rangeOf(source)
  expect([fromEpoch(from), fromEpoch(until)]).toEqual(['2026-08-22T04:00:00.000Z', '2027-12-25T05:00:00.000Z'])
  const within = [addDays(today, -90), addDays(today, 399)]
  const beside = [addDays(today, -91), addDays(today, 400)]
  const days = [...beside, ...within].map(eventOn)
  const found = feedEntriesOf({ ...source, events: days }).flatMap(({ summary }) =>
    days.some(({ title }) => title === summary) ? [summary] : [],
  )
  expect(found).toEqual(within)
  const stretches = feedEntriesOf({ ...source, events: [] })
  expect(stretches.every((one) => one.until > from && one.from < until)).toBe(true)
  expect(Math.min(...stretches.map((one) => one.from))).toBeLessThanOrEqual(from)
  expect(Math.max(...stretches.map((one) => one.until))).toBeGreaterThanOrEqual(until)
})

test('where there are more times of events than it has room for, an entry on the day of the last one says so', () => {
  const { times: most } = limits.calendarEvent
  const source = sourceIn('America/New_York', { scope: 'withEvents' })
  // 90 days back, and 400 ahead.
  const covered = 490
  const first = { starts_on: '2026-08-22', ends_on: '2026-08-22' }
  const daily = { ...recital, ...first, frequency: 'daily' as const, last_on: null }
  const full = Array.from({ length: Math.floor(most / covered) }, (_, index) => ({ ...daily, id: `daily${index}` }))
  const lines = (events: FeedSource['events']) =>
    feedEntriesOf({ ...source, events }).filter(({ summary }) => summary !== recital.title && !summary.includes('with'))
  const single = { ...recital, ...first, last_on: '2026-08-22' }
  const missing = most - full.length * covered
  const exact = [...full, ...Array.from({ length: missing }, (_, index) => ({ ...single, id: `single${index}` }))]
  expect(lines(exact)).toEqual([])
  const cut = lines([...exact, { ...single, id: 'one more' }])
  expect(cut).toMatchObject([
    {
      summary: 'Later events are not shown here',
      description: 'This calendar shows the first 5000 events. Open the app to see all of them.',
      isWhole: true,
      isTaken: false,
      from: epochOf('2027-12-24T00:00:00.000Z'),
      until: epochOf('2027-12-25T00:00:00.000Z'),
    },
  ])
})

test('a holiday that is left to whoever has the day is an entry of its own, with what the other parent says', () => {
  const source = sourceIn('America/New_York')
  const edge = (time: string) => ({ day: 0, handover: { time, withoutSchool: null, name: null, place: null } })
  const halloween: FeedSource['layers']['holidays'][number] = {
    id: 'h1',
    name: 'Halloween; costumes',
    createdBy: 'sam',
    answers: [],
    childIds: ['mia', 'leo'],
    date: { by: 'date', month: 10, day: 31 },
    begins: edge('17:00'),
    middle: null,
    ends: edge('20:00'),
    odd: 'whoeverHasIt',
    even: ['dana'],
    except: [],
    from: '2026-06-01',
    through: null,
  }
  const recorded = {
    ...source,
    layers: { ...source.layers, holidays: [halloween] },
    holidays: [
      { id: 'h1', name: halloween.name, creator_id: 'sam', answers: [{ by: 'dana', answer: 'objected' as const }] },
    ],
  }
  const title = 'Holiday “Halloween; costumes”'
  expect(feedEntriesOf(recorded).filter(({ summary }) => summary === title)).toMatchObject([
    {
      from: epochOf('2027-10-31T21:00:00.000Z'),
      until: epochOf('2027-11-01T00:00:00.000Z'),
      description: `${title}, recorded by Sam and disputed by the other parent.`,
      isTaken: false,
      place: null,
    },
  ])
  const initials = feedEntriesOf({ ...recorded, feed: { ...source.feed, names: 'initials' } })
  expect(initials.filter(({ summary }) => summary === 'Holiday').map(({ description }) => description)).toEqual([
    'Holiday, recorded by S. and disputed by the other parent.',
  ])
  const busy = feedEntriesOf({ ...recorded, feed: { ...source.feed, scope: 'busy' } })
  expect(busy.some(({ summary }) => summary !== 'Busy')).toBe(false)
})

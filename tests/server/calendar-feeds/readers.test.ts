import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { epochOf, fromEpoch } from '#domain/time.ts'
import { type FeedEntry, feedEntriesOf } from '#server/features/calendar-feeds/feed-entries.ts'
import { icsOf } from '#server/features/calendar-feeds/feed-ics.ts'
import type { FeedSource } from '#server/features/calendar-feeds/feed-source.ts'
import { recital, sourceIn } from '#tests/support/calendar/feed-source.ts'

type Read = { uid: string; from: string; until: string; summary: string; place: string; sequence: number }
/** A whole day is read as midnight of the clock of this machine. */
const timeOf = (date: Date, isWhole: boolean): string =>
  isWhole ? date.toLocaleDateString('sv-SE') : date.toISOString()
const order = (read: Read[]) => read.sort((one, other) => one.uid.localeCompare(other.uid))
const wanted = (entries: readonly FeedEntry[]): Read[] =>
  order(
    entries.map(({ uid, from, until, isWhole, summary, place, sequence }) => ({
      uid,
      from: fromEpoch(from).slice(0, isWhole ? 10 : undefined),
      until: fromEpoch(until).slice(0, isWhole ? 10 : undefined),
      summary,
      place: place ?? '',
      sequence,
    })),
  )

const byIcalJs = (text: string): Read[] => {
  const component = new ICAL.Component(ICAL.parse(text))
  return order(
    component.getAllSubcomponents('vevent').map((one) => {
      const event = new ICAL.Event(one)
      return {
        uid: event.uid,
        from: timeOf(event.startDate.toJSDate(), event.startDate.isDate),
        until: timeOf(event.endDate.toJSDate(), event.endDate.isDate),
        summary: event.summary,
        place: event.location ?? '',
        sequence: event.sequence,
      }
    }),
  )
}

const byNodeIcal = (text: string): Read[] =>
  order(
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
      one?.type === 'VEVENT'
        ? [
            {
              uid: one.uid,
              from: timeOf(one.start, one.datetype === 'date'),
              until: one.end ? timeOf(one.end, one.datetype === 'date') : '',
              summary: String(one.summary),
              place: String(one.location ?? ''),
              sequence: Number(one.sequence),
            },
          ]
        : [],
    ),
  )

const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'America/Tijuana', 'America/Mexico_City']

test.each(zones)('two readers that share nothing read the feed alike in %s', (zone) => {
  const source = sourceIn(zone, { scope: 'withEvents' })
  const entries = feedEntriesOf(source)
  const text = icsOf(source, entries)
  expect(entries.length).toBeGreaterThan(200)
  const expected = wanted(entries)
  expect(new Set(expected.map(({ uid }) => uid)).size).toBe(expected.length)
  expect(byIcalJs(text)).toEqual(expected)
  expect(byNodeIcal(text)).toEqual(expected)
})

test('it says its name, its colour and how often to read it, and has no rules and no zones', () => {
  const text = icsOf(sourceIn('Europe/London'), feedEntriesOf(sourceIn('Europe/London')))
  const component = new ICAL.Component(ICAL.parse(text))
  const first = (name: string) => component.getFirstPropertyValue(name)
  // RFC 7986 makes the name a text, which escapes these; ical.js does not know the property and gives it as it is written.
  expect([first('name'), first('color'), String(first('refresh-interval')), first('method')]).toEqual([
    'Kids\\, home\\; “two\\\\houses”',
    'teal',
    'PT1H',
    'PUBLISH',
  ])
  expect(text).not.toMatch(/RRULE|VTIMEZONE|TZID|LOCATION|Gate 4/)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('events are taken time of whoever is responsible; children who left are named nowhere', () => {
  const source = sourceIn('America/New_York', { scope: 'withEvents', names: 'initials' })
  const found = feedEntriesOf(source).slice(-4)
  expect(found.map(({ from }) => fromEpoch(from).slice(0, 10))).toEqual([
    '2026-12-01',
    '2026-12-04',
    '2026-12-08',
    '2027-03-13',
  ])
  expect(found.map(({ isTaken }) => isTaken)).toEqual([false, true, false, false])
  expect(new Set(found.map(({ description }) => description))).toEqual(
    new Set(['M. and L., responsible: D.', 'M. and L., responsible: S.']),
  )
  const moved = { ...recital, version: 4, starts_on: '2026-12-05', ends_on: '2026-12-05', last_on: '2026-12-05' }
  const [after] = feedEntriesOf({ ...source, events: [moved] }).slice(-1)
  expect([after?.uid, after?.sequence]).toEqual([found[1]?.uid, 4])
})

test('each stretch is with one parent from one exchange to the next, with its reason and who recorded it', () => {
  const source = sourceIn('America/New_York')
  const entries = feedEntriesOf(source)
  const swapped = entries.find(
    ({ from }) => from <= epochOf('2026-12-24T15:30:00.000Z') && from > epochOf('2026-12-23T00:00:00.000Z'),
  )
  expect(entries.some(({ description }) => description?.includes('A change that both parents approved.'))).toBe(true)
  expect(swapped?.description).toContain('disputed by the other parent')
  expect(entries.some(({ description }) => description?.includes('confirmed by the other parent'))).toBe(true)
})

test('an entry keeps its identity as days pass, and has another one in another feed', () => {
  const source = sourceIn('America/New_York')
  const uidsOf = (one: FeedSource) => new Set(feedEntriesOf(one).map(({ uid }) => uid))
  const [today, tomorrow] = [uidsOf(source), uidsOf({ ...source, today: '2026-11-21' })]
  expect(today.size).toBe(feedEntriesOf(source).length)
  expect([...today].filter((uid) => !tomorrow.has(uid)).length).toBeLessThanOrEqual(2)
  expect([...uidsOf(sourceIn('America/New_York', { id: 'another' }))].filter((uid) => today.has(uid))).toEqual([])
})

test('busy time is the owner’s own, each moment once', () => {
  const entries = feedEntriesOf(sourceIn('America/New_York', { scope: 'busy' }))
  expect(entries.every(({ isTaken, description }) => isTaken && description === null)).toBe(true)
  for (const [index, { from }] of entries.entries())
    expect(from).toBeGreaterThan(entries[index - 1]?.until ?? Number.NEGATIVE_INFINITY)
})

test('the same source gives the same bytes', () => {
  const [one, other] = [sourceIn('Europe/London'), sourceIn('Europe/London')]
  expect(icsOf(one, feedEntriesOf(one))).toBe(icsOf(other, feedEntriesOf(other)))
})

import { hash } from 'node:crypto'
import { planOf } from '#contract/calendar/parenting-time.ts'
import { limits } from '#contract/limits.ts'
import { listFormat } from '#domain/formats.ts'
import type { Because } from '#domain/parenting-time/answer.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { type KeptHoliday, keptHolidays } from '#domain/parenting-time/kept-holidays.ts'
import { addDays, dateIn, epochOf } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { type FeedEventTime, feedEventTimes } from './feed-events.ts'
import { type FeedSource, rangeOf } from './feed-source.ts'
import { type Stretch, stretchesOf, takenBy } from './stretches.ts'

/** Describes what a calendar program shows as one entry. Times are instants in milliseconds; those of whole days are midnights of UTC. */
export type FeedEntry = {
  readonly uid: string
  readonly from: number
  readonly until: number
  readonly summary: string
  readonly description: string | null
  readonly place: string | null
  readonly isWhole: boolean
  /** It grows with each change of the entry. */
  readonly sequence: number
  /** The owner cannot be asked to be elsewhere. */
  readonly isTaken: boolean
}

/** The same time has the same identity whenever it is fetched, and another one in each feed. */
const uidOf = (feedId: string, ...parts: readonly (string | number)[]): string =>
  `${hash('sha256', [feedId, ...parts].join(' ')).slice(0, 32)}@evenhand`

const initialOf = (name: string): string => `${[...name][0]?.toUpperCase() ?? ''}.`

type Words = {
  readonly texts: TranslationFunctions['calendarFeeds']['ics']
  readonly nameOf: (id: string) => string
  readonly list: (names: readonly string[]) => string
  readonly isFull: boolean
}

const wordsOf = ({ feed, locale, parents, professionals, children }: FeedSource): Words => {
  const isFull = feed.names === 'firstNames'
  const names = new Map(
    [...parents, ...professionals, ...children].map(({ id, name }) => [id, isFull ? name : initialOf(name)]),
  )
  const format = listFormat(locale)
  return {
    texts: L[locale].calendarFeeds.ics,
    nameOf: (id) => names.get(id) ?? '',
    list: (ids) => format.format(ids.flatMap((id) => names.get(id) ?? [])),
    isFull,
  }
}

type Recorded = FeedSource['schedules'][number]

/** Says who recorded a schedule or a holiday, and whether each other parent agrees. */
const recordedText = ({ creator_id, answers }: Recorded, title: string, { texts, nameOf }: Words): string => {
  const name = nameOf(creator_id)
  const [first, second] = answers
  if (!second) return texts[first?.answer ?? 'none']({ title, name })
  const said = answers.map(({ by, answer }) => texts.said[answer]({ name: nameOf(by) }))
  return [texts.forBoth({ title, name }), ...said].join(' ')
}

/** The name of what was recorded may say more than initials do, so only full names come with it. */
const holidayTitle = ({ holidays }: FeedSource, holidayId: string, { texts, isFull }: Words): string => {
  const holiday = holidays.find(({ id }) => id === holidayId)
  return holiday && isFull ? texts.namedHoliday(holiday) : texts.holiday()
}

const holidayText = (source: FeedSource, holidayId: string, words: Words): string => {
  const holiday = source.holidays.find(({ id }) => id === holidayId)
  const title = holidayTitle(source, holidayId, words)
  return holiday ? recordedText(holiday, title, words) : title
}

const becauseText = (source: FeedSource, because: Because, words: Words): string => {
  const { texts, isFull } = words
  if (because.layer === 'rotation') {
    const schedule = source.schedules.find(({ id }) => id === because.scheduleId)
    if (!schedule) return texts.unnamed()
    return recordedText(schedule, isFull ? texts.named(schedule) : texts.unnamed(), words)
  }
  if (because.layer === 'holiday') return holidayText(source, because.holidayId, words)
  return texts[because.layer]()
}

const plain = ({ sequence }: FeedSource) => ({ place: null, isWhole: false, sequence })

/** Its title stands as it was written, whichever names its owner chose, because nothing else says which event it is. */
const eventEntry = ({ feed }: FeedSource, time: FeedEventTime, { texts, list, nameOf }: Words): FeedEntry => {
  const { event, on, whole, from, until } = time
  const { id, version, title, place, parentId, childIds } = event
  const instant = (at: string): number => epochOf(whole ? `${at}T00:00:00.000Z` : at)
  return {
    uid: uidOf(feed.id, 'event', id, ...(on === null ? [] : [on])),
    from: instant(from),
    until: instant(until),
    summary: title,
    description: texts.event({ children: list(childIds), parent: nameOf(parentId) }),
    place,
    isWhole: whole,
    sequence: version,
    isTaken: !whole && parentId === feed.owner_id,
  }
}

const parentingTime = (source: FeedSource, stretch: Stretch, words: Words): FeedEntry => {
  const { parent, childIds, from, until, because } = stretch
  const reasons = new Set(because.map((one) => becauseText(source, one, words)))
  return {
    uid: uidOf(source.feed.id, parent, from, ...childIds),
    from,
    until,
    summary: words.texts.with({ children: words.list(childIds), parent: words.nameOf(parent) }),
    description: [...reasons].join('\n'),
    ...plain(source),
    isTaken: false,
  }
}

/** A holiday that is left to whoever has the day decides no stretch, so it has an entry of its own. */
const labelEntry = (source: FeedSource, { holidayId, year, childIds, from, until }: KeptHoliday, words: Words) => ({
  uid: uidOf(source.feed.id, 'holiday', holidayId, year, ...childIds),
  from,
  until,
  summary: holidayTitle(source, holidayId, words),
  description: holidayText(source, holidayId, words),
  ...plain(source),
  isTaken: false,
})

/** Says on the day of the last event that later ones are left out, because nobody misses what they do not know of. */
const cutEntry = (source: FeedSource, last: FeedEventTime, { texts }: Words): FeedEntry => {
  const day = last.whole ? last.from : dateIn(last.from, source.layers.zone)
  const midnightOf = (date: string): number => epochOf(`${date}T00:00:00.000Z`)
  return {
    uid: uidOf(source.feed.id, 'cut', day),
    from: midnightOf(day),
    until: midnightOf(addDays(day, 1)),
    summary: texts.cut(),
    description: texts.cutText({ most: limits.calendarEvent.times }),
    ...plain(source),
    isWhole: true,
    isTaken: false,
  }
}

const eventEntries = (source: FeedSource, words: Words): FeedEntry[] => {
  const { times, isCut } = feedEventTimes(source.events, source.layers.zone, source.today)
  const last = times.at(-1)
  const entries = times.map((time) => eventEntry(source, time, words))
  return isCut && last ? [...entries, cutEntry(source, last, words)] : entries
}

/** Returns what a feed shows: parenting time in order, then holidays that decide nothing, then events, each in order. */
export const feedEntriesOf = (source: FeedSource): FeedEntry[] => {
  const { feed, children } = source
  const words = wordsOf(source)
  const range = rangeOf(source)
  const engine = createEngine(planOf(source.layers))
  const stretches = stretchesOf(engine, source, range)
  if (feed.scope !== 'busy') {
    const kept = keptHolidays(
      engine,
      children.map(({ id }) => id),
      range,
    )
    return [
      ...stretches.map((stretch) => parentingTime(source, stretch, words)),
      ...kept.filter(({ parents }) => parents.length === 0).map((label) => labelEntry(source, label, words)),
      ...eventEntries(source, words),
    ]
  }
  return takenBy(feed.owner_id, stretches).map(({ from, until }) => ({
    uid: uidOf(feed.id, from),
    from,
    until,
    summary: words.texts.busy(),
    description: null,
    ...plain(source),
    isTaken: true,
  }))
}

import { hash } from 'node:crypto'
import type { Because } from '#domain/parenting-time/answer.ts'
import { epochOf } from '#domain/time.ts'
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
  const format = new Intl.ListFormat(locale)
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
const becauseText = ({ schedules, holidays }: FeedSource, because: Because, words: Words): string => {
  const { texts, isFull } = words
  if (because.layer === 'rotation') {
    const schedule = schedules.find(({ id }) => id === because.scheduleId)
    if (!schedule) return texts.unnamed()
    return recordedText(schedule, isFull ? texts.named(schedule) : texts.unnamed(), words)
  }
  if (because.layer === 'holiday') {
    const holiday = holidays.find(({ id }) => id === because.holidayId)
    if (!holiday) return texts.holiday()
    return recordedText(holiday, isFull ? texts.namedHoliday(holiday) : texts.holiday(), words)
  }
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

/** Returns what a feed shows: parenting time in order, then events in order. */
export const feedEntriesOf = (source: FeedSource): FeedEntry[] => {
  const { feed } = source
  const words = wordsOf(source)
  const stretches = stretchesOf(source, rangeOf(source))
  if (feed.scope !== 'busy') {
    const times = feedEventTimes(source.events, source.layers.zone, source.today)
    const events = times.map((time) => eventEntry(source, time, words))
    return [...stretches.map((stretch) => parentingTime(source, stretch, words)), ...events]
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

import { listFormat } from '#domain/formats.ts'
import type { Span } from '#domain/parenting-time/answer.ts'
import { boundsOf, joinedParts, partsOfDay, type Siblings } from '#domain/parenting-time/by-day.ts'
import type { ParentingPlan } from '#domain/parenting-time/plan.ts'
import { dayOfMonth, fromEpoch, type PlainDate } from '#domain/time.ts'
import { formatHour } from '#domain/time-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Parent } from '#src/ui/data/parent-pattern.ts'
import type { DayMark } from './day-marks.ts'

/**
 * A piece of a day in a parent's colour. `text` is a name, an initial, or an initial and an hour; `short` is the same where a
 * day is as narrow as on a phone.
 */
export type BandPart = {
  readonly side: Parent | null
  readonly text: string
  readonly short: string
  readonly weight: number
}
/** The day of children who are together. `who` names them where they are not all together. */
export type Band = { readonly key: string; readonly who: string; readonly parts: readonly BandPart[] }

export type DayModel = {
  readonly date: PlainDate
  readonly number: number
  /** Read to whoever does not see the colours: the date, whose day it is, and what is on it. */
  readonly label: string
  readonly bands: readonly Band[]
  readonly marks: readonly DayMark[]
}

type DayInputs = {
  readonly plan: ParentingPlan
  readonly siblings: readonly Siblings[]
  readonly marks: ReadonlyMap<PlainDate, readonly DayMark[]>
  readonly viewer: Viewer
  readonly LL: Pick<TranslationFunctions, 'calendar'>
}

const noMarks: readonly DayMark[] = []

export const sideOf = (personId: string | null, { family }: Viewer): Parent | null =>
  family.members.find(({ id }) => id === personId)?.side ?? null

export const childNames = (childIds: readonly string[], { family, locale }: Viewer): string =>
  listFormat(locale).format(family.children.filter(({ id }) => childIds.includes(id)).map(({ firstName }) => firstName))

/** A narrow day has room for `5PM`, `17:00` and `12pm` beside an initial, and for a name as short as `Olivia`. */
const [mostNarrow, mostOfName] = [5, 6]
function narrowText(initial: string, hour: string): string {
  const narrow = hour.replace(/[\s.]/g, '')
  return narrow.length > mostNarrow ? initial : `${initial} ${narrow}`
}

/** A day of two parents has no room for a name. */
const narrowName = (said: string, isWhole: boolean): string =>
  isWhole && said.length <= mostOfName ? said : said.slice(0, 1)

/** The name is said in full where a parent's time comes into sight. */
function bandTexts(parts: readonly Span[], isNamed: boolean, zone: string, viewer: Viewer): BandPart[] {
  return parts.map(({ parent, from, until, exchange }, index) => {
    const name = parent === null ? '' : viewer.nameOf(parent)
    const initial = name.slice(0, 1)
    const isWhole = parts.length === 1
    const hour = exchange && !isWhole ? formatHour(fromEpoch(from), zone, viewer.locale) : null
    const held = isWhole ? (exchange ? name : initial) : ''
    const said = isNamed && index === 0 ? name : held
    return {
      side: sideOf(parent, viewer),
      text: hour === null ? said : `${initial} ${hour}`,
      short: hour === null ? narrowName(said, isWhole) : narrowText(initial, hour),
      weight: until - from,
    }
  })
}

function whoText(parts: readonly Span[], zone: string, viewer: Viewer, texts: TranslationFunctions['calendar']['day']) {
  const [first, ...rest] = parts
  const nameOf = ({ parent }: Span) => (parent === null ? texts.nobody() : viewer.nameOf(parent))
  return rest.reduce(
    (text, part) =>
      texts.followed({ before: text, time: formatHour(fromEpoch(part.from), zone, viewer.locale), name: nameOf(part) }),
    first ? nameOf(first) : '',
  )
}

/** Tells whether the same parent has the children at the end of the day before. */
const goesOn = (spans: readonly Span[], from: number): boolean => {
  const before = spans.find((span) => span.from < from && span.until >= from)
  const now = spans.find((span) => span.from <= from && span.until > from)
  return before !== undefined && before.parent === now?.parent
}

/** Nobody listens to more; the day's card has them all. */
const mostHeard = 10

function markLabels(marks: readonly DayMark[], { calendar: { marks: texts } }: DayInputs['LL']): string[] {
  const labels = marks.slice(0, mostHeard).map(({ label }) => label)
  return marks.length > mostHeard ? [...labels, texts.more({ count: marks.length - mostHeard })] : labels
}

/** `isNamed` says each day's parent in full, as the first day of a row does. */
export function dayModel(
  date: PlainDate,
  isNamed: boolean,
  { plan, siblings, marks, viewer, LL }: DayInputs,
): DayModel {
  const bounds = boundsOf(date, plan.zone)
  const isApart = siblings.length > 1
  const groups = siblings.map(({ childIds, spans }) => ({
    childIds,
    who: isApart ? childNames(childIds, viewer) : '',
    isNamed: isNamed || !goesOn(spans, bounds.from),
    parts: joinedParts(partsOfDay(spans, bounds)),
  }))
  const own = marks.get(date) ?? noMarks
  const said = groups.map(({ who, parts }) => {
    const text = whoText(parts, plan.zone, viewer, LL.calendar.day)
    return who === '' ? text : `${who}: ${text}`
  })
  return {
    date,
    number: dayOfMonth(date),
    label: [viewer.longDate(date), ...said, ...markLabels(own, LL)].join('. '),
    bands: groups.map(({ childIds, who, isNamed: isSaid, parts }) => ({
      key: childIds.join(),
      who,
      parts: bandTexts(parts, isSaid, plan.zone, viewer),
    })),
    marks: own,
  }
}

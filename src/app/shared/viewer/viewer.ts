import type { FamilyDto } from '#contract/families.ts'
import type { Locale } from '#contract/locale.ts'
import { formatMoney, formatPercent } from '#domain/money.ts'
import { dateIn, formatDate, formatInstant, type Instant, type PlainDate } from '#domain/time.ts'

/** The one who reads: what "you" means, everybody's first name, and amounts and times as this person writes them. */
export type Viewer = {
  /** The reader, or the parent through whose eyes they look. */
  readonly viewpoint: string
  /** Spoken to as "you". Someone looking on reads names instead. */
  readonly addressed: boolean
  readonly family: FamilyDto
  readonly locale: Locale
  readonly today: PlainDate
  readonly isYou: (personId: string) => boolean
  readonly nameOf: (personId: string) => string
  readonly money: (minor: number) => string
  readonly percent: (percent: number) => string
  /** `3,381`. */
  readonly count: (count: number) => string
  /** `Nov 17, 2026`. */
  readonly date: (date: PlainDate) => string
  /** `Tue, Nov 17, 2026`. */
  readonly longDate: (date: PlainDate) => string
  /** `Nov 17`, or with the year when it is not this one. */
  readonly day: (date: PlainDate) => string
  /** `Nov 17, 4:10 PM EST`, where the family lives. */
  readonly instant: (instant: Instant) => string
  /** The same with its weekday, as a line of the record has it. */
  readonly moment: (instant: Instant) => string
  readonly dayOf: (instant: Instant) => string
}

export function readerOf(family: FamilyDto, locale: Locale, now: Instant): Viewer {
  const zone = family.timeZone
  const today = dateIn(now, zone)
  const addressed = family.mode === 'self'
  const names = new Map(family.members.map(({ id, firstName }) => [id, firstName]))
  return {
    viewpoint: family.viewpoint,
    addressed,
    family,
    locale,
    today,
    isYou: (personId) => addressed && personId === family.viewpoint,
    nameOf: (personId) => names.get(personId) ?? '',
    money: (minor) => formatMoney(minor, family.currency, locale),
    percent: (percent) => formatPercent(percent, locale),
    count: (count) => new Intl.NumberFormat(locale).format(count),
    date: (date) => formatDate(date, locale, 'short'),
    longDate: (date) => formatDate(date, locale, 'long'),
    day: (date) => formatDate(date, locale, 'short', today),
    instant: (instant) => formatInstant(instant, zone, locale, 'short', now),
    moment: (instant) => formatInstant(instant, zone, locale, 'long', now),
    dayOf: (instant) => formatDate(dateIn(instant, zone), locale, 'short'),
  }
}

/** The other parent's first name, from where the reader stands; empty while there is none. */
export const otherParentOf = ({ family, viewpoint }: Viewer): string =>
  family.members.find(({ id, role }) => role === 'parent' && id !== viewpoint)?.firstName ?? ''

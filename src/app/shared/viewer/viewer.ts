import type { FamilyDto } from '#contract/families.ts'
import type { Locale } from '#contract/locale.ts'
import type { Right } from '#contract/permissions.ts'
import { numberFormat } from '#domain/formats.ts'
import { formatMoney, formatPercent } from '#domain/money.ts'
import { dateIn, formatDate, formatInstant, type Instant, type PlainDate } from '#domain/time.ts'
import { mayIn } from './may.ts'

/** Describes the viewer: what "you" means, everybody's first name, and how amounts and times are formatted. */
export type Viewer = {
  /** This is the viewer, or the parent whose view a professional or an admin has. */
  readonly viewpoint: string
  /**
   * True when texts say "you". A read-only viewer (a professional or an admin) reads names instead. It grants nothing:
   * `may` does.
   */
  readonly addressed: boolean
  readonly may: (right: Right) => boolean
  readonly family: FamilyDto
  readonly locale: Locale
  readonly today: PlainDate
  readonly isYou: (personId: string) => boolean
  readonly nameOf: (personId: string) => string
  readonly money: (minor: number) => string
  readonly percent: (percent: number) => string
  /** Formats a count as `3,381`. */
  readonly count: (count: number) => string
  /** Formats a date as `Nov 17, 2026`. */
  readonly date: (date: PlainDate) => string
  /** Formats a date as `Tue, Nov 17, 2026`. */
  readonly longDate: (date: PlainDate) => string
  /** Formats a date as `Nov 17`, with its year when that is not the current one. */
  readonly day: (date: PlainDate) => string
  /** Formats a time as `Nov 17, 4:10 PM EST`, in the family's time zone. */
  readonly instant: (instant: Instant) => string
  /** Adds the weekday to `instant`, as the record shows it. */
  readonly moment: (instant: Instant) => string
  readonly dayOf: (instant: Instant) => string
}

export function viewerOf(
  family: FamilyDto,
  locale: Locale,
  now: Instant,
  today: PlainDate = dateIn(now, family.timeZone),
): Viewer {
  const zone = family.timeZone
  const addressed = family.mode === 'self'
  const names = new Map(family.members.map(({ id, firstName }) => [id, firstName]))
  return {
    viewpoint: family.viewpoint,
    addressed,
    may: mayIn(family),
    family,
    locale,
    today,
    isYou: (personId) => addressed && personId === family.viewpoint,
    nameOf: (personId) => names.get(personId) ?? '',
    money: (minor) => formatMoney(minor, family.currency, locale),
    percent: (percent) => formatPercent(percent, locale),
    count: (count) => numberFormat(locale).format(count),
    date: (date) => formatDate(date, locale, 'short'),
    longDate: (date) => formatDate(date, locale, 'long'),
    day: (date) => formatDate(date, locale, 'short', today),
    instant: (instant) => formatInstant(instant, zone, locale, 'short', now),
    moment: (instant) => formatInstant(instant, zone, locale, 'long', now),
    dayOf: (instant) => formatDate(dateIn(instant, zone), locale, 'short'),
  }
}

/** Gives the other parent's name from the viewer's side; empty when there is no other parent. */
export const otherParentOf = ({ family, viewpoint, nameOf }: Viewer): string =>
  nameOf(family.members.find(({ id, role }) => role === 'parent' && id !== viewpoint)?.id ?? '')

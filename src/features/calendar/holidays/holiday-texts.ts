import type { HolidayDto } from '#contract/calendar/holidays.ts'
import type { HolidayDate, HolidayShare } from '#domain/parenting-time/plan.ts'
import { formatWeekday, type PlainDate } from '#domain/time.ts'
import { formatMonthDay, formatMonthName } from '#domain/time-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Texts = TranslationFunctions['holidays']

/** A year in which no date is missing, and whose days have no year of their own here. */
const leapYear = 2024
const dateText = (month: number, day: number): PlainDate =>
  `${leapYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** January 7, 2024 was a Sunday. 0 is Sunday. */
export const weekdayText = (weekday: number, { locale }: Pick<Viewer, 'locale'>): string =>
  formatWeekday(dateText(1, 7 + weekday), locale)
export const monthText = (month: number, { locale }: Pick<Viewer, 'locale'>): string =>
  formatMonthName(dateText(month, 1), locale)

/** The days that are counted from Easter Sunday and have a name. */
export const easterDays = [-46, -7, -3, -2, -1, 0, 1, 39, 49, 50, 60] as const
const isNamed = (offset: number): offset is (typeof easterDays)[number] => easterDays.some((day) => day === offset)

export function easterText(offset: number, { rule }: Texts): string {
  if (isNamed(offset)) return rule.easter[offset]()
  return offset < 0 ? rule.beforeEaster({ count: -offset }) : rule.afterEaster({ count: offset })
}

/** The weeks of a month that have a name here: the first five, and the last. */
export const weekOrdinals = [1, 2, 3, 4, 5, -1] as const
const isOrdinal = (nth: number): nth is (typeof weekOrdinals)[number] => weekOrdinals.some((one) => one === nth)
export const nthText = (nth: number, { rule }: Texts): string => (isOrdinal(nth) ? rule.ordinals[nth]() : String(nth))

/** Says on which day a holiday falls: "Fourth Thursday in November". */
export function ruleText(date: HolidayDate, viewer: Viewer, texts: Texts): string {
  const { rule } = texts
  switch (date.by) {
    case 'date':
      return formatMonthDay(dateText(date.month, date.day), viewer.locale)
    case 'weekday':
      return rule.weekday({
        nth: nthText(date.nth, texts),
        weekday: weekdayText(date.weekday, viewer),
        month: monthText(date.month, viewer),
      })
    case 'weekdayNear':
      return rule[date.side]({
        weekday: weekdayText(date.weekday, viewer),
        date: formatMonthDay(dateText(date.month, date.day), viewer.locale),
      })
    case 'easter': {
      const day = easterText(date.offset, texts)
      return date.church === 'western' ? day : rule.orthodox({ day })
    }
    case 'list':
      return date.dates.length === 1 ? rule.once() : rule.listed({ count: date.dates.length })
  }
}

/** Says whose a holiday is in the years of one kind: "Dana", "First Dana, then Sam". */
export function shareText(share: HolidayShare, { nameOf }: Pick<Viewer, 'nameOf'>, { share: texts }: Texts): string {
  if (share === 'none' || share === 'whoeverHasIt') return texts[share]()
  const [first = '', second] = share
  return second ? texts.halves({ first: nameOf(first), second: nameOf(second) }) : nameOf(first)
}

/** Says whose it is each year; a holiday of one year has no other years. */
export function sharesText({ date, odd, even }: HolidayDto, viewer: Viewer, texts: Texts): string {
  if (date.by === 'list' && date.dates.length === 1)
    return shareText(Number(date.dates[0]?.slice(0, 4)) % 2 === 0 ? even : odd, viewer, texts)
  const [oddText, evenText] = [shareText(odd, viewer, texts), shareText(even, viewer, texts)]
  return oddText === evenText ? texts.share.each({ who: oddText }) : texts.share.years({ odd: oddText, even: evenText })
}

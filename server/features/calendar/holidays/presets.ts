import type { HolidayPreset } from '#contract/calendar/holiday-presets.ts'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locale.ts'
import type { Country } from '#domain/money.ts'
import { fitHolidayDate } from '#domain/parenting-time/fit-holiday-date.ts'
import { addYears, type PlainDate } from '#domain/time.ts'

// The dates come from the package date-holidays (data under CC BY-SA 3.0, which the About page names). It is loaded when
// somebody first asks, because its data takes 20 MB of memory.

/** Calendars repeat after 28 years, so a rule that gives all of these dates gives every later one. */
const yearsRead = 30
/** A yearly holiday falls in each of the next calendar years; elections and changes of government do not. */
const yearsKept = 10

/** `date` may have a time, such as an evening. */
type Found = {
  readonly date: string
  readonly name: string
  readonly type: string
  readonly rule: string
  readonly substitute?: boolean
}

/** Dates that follow no rule are listed one by one, so they belong together by name. */
const keyOf = ({ rule, name }: Found): string => (/^\d{4}-/.test(rule) ? name : rule)

/** Finds rules by which a holiday on a weekend is moved to the Monday or Tuesday after it. Others are always on a Monday. */
const movedFromWeekend = /^(\d\d-\d\d)( if (saturday|sunday|saturday,sunday) then next (monday|tuesday))+$/i

/** Gives a holiday that was moved from a weekend its own date. */
const onItsOwnDay = <One extends Found>(one: One): One => {
  const [, day] = movedFromWeekend.exec(one.rule) ?? []
  return day === undefined ? one : { ...one, date: `${one.date.slice(0, 4)}-${day}` }
}

/** A day that stands in for one on a weekend is no holiday of its own; of two of one rule in a year, the first is meant. */
const datesOf = (found: readonly Found[]): PlainDate[] => {
  const days = found.map(({ date }) => date.slice(0, 10)).toSorted()
  return days.filter((day, index) => days[index - 1]?.slice(0, 4) !== day.slice(0, 4))
}

export type PresetsAsked = {
  readonly country: Country
  readonly region: string | undefined
  readonly locale: Locale
  readonly today: PlainDate
}
/** The data has the British spelling for every country. */
const spelledIn = (country: Country, name: string): string =>
  country === 'US' ? name.replace('Labour', 'Labor') : name

const presetOf = (key: string, found: readonly Found[], { country, today }: PresetsAsked): HolidayPreset[] => {
  const dates = datesOf(found)
  const [first] = found
  const next = dates.filter((date) => date >= today)
  // Easter may be more than a year away, so whole calendar years are counted.
  const last = addYears(today, yearsKept).slice(0, 4)
  const later = dates.map((date) => date.slice(0, 4)).filter((year) => year > today.slice(0, 4) && year <= last)
  if (!first || later.length < yearsKept) return []
  const rule = fitHolidayDate(dates)
  const date = rule.by === 'list' ? { by: rule.by, dates: next.slice(0, limits.holiday.dates) } : rule
  const kind = first.type === 'public' ? 'public' : 'other'
  return [{ key, name: spelledIn(country, first.name), kind, date, next: next.slice(0, 2) }]
}

type Presets = { readonly regions: { readonly code: string; readonly name: string }[]; readonly items: HolidayPreset[] }

/** Lists yearly holidays in the order of their next dates; null where the country has no such region. */
export const readPresets = async (asked: PresetsAsked): Promise<Presets | null> => {
  const { country, region, locale, today } = asked
  const { default: Holidays } = await import('date-holidays')
  const language = locale.slice(0, 2)
  const regions = Object.entries(new Holidays().getStates(country, language) ?? {})
  if (region !== undefined && !regions.some(([code]) => code === region)) return null
  const own = region === undefined ? new Holidays(country) : new Holidays(country, region)
  const year = Number(today.slice(0, 4))
  const found = Array.from({ length: yearsRead }, (_, index) => own.getHolidays(year + index, language))
    .flat()
    .filter(({ substitute }) => substitute !== true)
    .map(onItsOwnDay)
  return {
    regions: regions.map(([code, name]) => ({ code, name })),
    items: [...Map.groupBy(found, keyOf)]
      .flatMap(([key, one]) => presetOf(key, one, asked))
      .toSorted((one, other) => ((one.next[0] ?? '') < (other.next[0] ?? '') ? -1 : 1)),
  }
}

import type { Locale } from '#contract/locale.ts'
import type { PlanFrequency } from '#contract/payment-schedules/payment-schedules.ts'
import { listFormat } from '#domain/formats.ts'
import { hasInterval, ordinalOf } from '#domain/recurrence.ts'
import { addDays, dayOfMonth, formatDate, formatWeekday, type PlainDate } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Messages = TranslationFunctions['paymentSchedules']['frequency']

const ordinalText = (on: PlainDate, { ordinal }: Messages): string => {
  const texts = [ordinal[1], ordinal[2], ordinal[3], ordinal[4]]
  return texts[ordinalOf(on) - 1]?.() ?? ''
}

type Rhythm = {
  readonly frequency: PlanFrequency
  readonly interval: number
  /** The days of something weekly, 0 is Sunday; without them it is the day on which it begins. */
  readonly weekdays?: readonly number[] | null | undefined
}

/** A Sunday, from which the names of weekdays are counted. */
const sunday = '2026-11-01'
const weekdayText = ({ weekdays }: Pick<Rhythm, 'weekdays'>, on: PlainDate, locale: Locale): string =>
  weekdays && weekdays.length > 0
    ? listFormat(locale).format(weekdays.map((day) => formatWeekday(addDays(sunday, day), locale)))
    : formatWeekday(on, locale)

/** Returns "Every month on the third Thursday" or "Every 3 weeks on Friday": the rhythm that starts on this day. */
export function frequencyText(
  { frequency, interval, weekdays }: Rhythm,
  on: PlainDate,
  locale: Locale,
  messages: Messages,
): string {
  if (interval !== 1 && hasInterval(frequency))
    return everyText({ frequency, interval, weekdays }, on, locale, messages)
  const weekday = formatWeekday(on, locale)
  const day = dayOfMonth(on)
  if (frequency === 'weekly') return messages.weekly({ weekday: weekdayText({ weekdays }, on, locale) })
  if (frequency === 'monthlyOnDay')
    return day > 28 ? messages.monthlyOnDayLate({ day }) : messages.monthlyOnDay({ day })
  if (frequency === 'monthlyOnLastWeekday') return messages.monthlyOnLastWeekday({ weekday })
  if (frequency === 'monthlyOnWeekday' && ordinalOf(on) === 5) return messages.monthlyOnFifthWeekday({ weekday })
  if (frequency === 'monthlyOnWeekday')
    return messages.monthlyOnWeekday({ ordinal: ordinalText(on, messages), weekday })
  if (frequency === 'annually') return messages.annually({ date: formatDate(on, locale, 'short', on) })
  return messages[frequency]()
}

function everyText(
  { frequency, interval: count, weekdays }: Rhythm,
  on: PlainDate,
  locale: Locale,
  messages: Messages,
): string {
  const { every } = messages
  const weekday = formatWeekday(on, locale)
  const day = dayOfMonth(on)
  if (frequency === 'daily') return every.daily({ count })
  if (frequency === 'weekly') return every.weekly({ count, weekday: weekdayText({ weekdays }, on, locale) })
  if (frequency === 'monthlyOnDay')
    return day > 28 ? every.monthlyOnDayLate({ count, day }) : every.monthlyOnDay({ count, day })
  if (frequency === 'monthlyOnLastWeekday') return every.monthlyOnLastWeekday({ count, weekday })
  if (frequency === 'monthlyOnLastDay') return every.monthlyOnLastDay({ count })
  if (frequency === 'annually') return every.annually({ count, date: formatDate(on, locale, 'short', on) })
  if (ordinalOf(on) === 5) return every.monthlyOnFifthWeekday({ count, weekday })
  return every.monthlyOnWeekday({ count, ordinal: ordinalText(on, messages), weekday })
}

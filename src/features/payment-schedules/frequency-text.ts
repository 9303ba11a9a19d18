import type { Locale } from '#contract/locale.ts'
import type { PlanFrequency } from '#contract/payment-schedules/payment-schedules.ts'
import { ordinalOf } from '#domain/recurrence.ts'
import { dayOfMonth, formatDate, formatWeekday, type PlainDate } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Messages = TranslationFunctions['paymentSchedules']['frequency']

const ordinalText = (on: PlainDate, { ordinal }: Messages): string => {
  const texts = [ordinal[1], ordinal[2], ordinal[3], ordinal[4]]
  return texts[ordinalOf(on) - 1]?.() ?? ''
}

/** Returns "Every month on the third Thursday": the frequency that starts on this day. */
export function frequencyText(frequency: PlanFrequency, on: PlainDate, locale: Locale, messages: Messages): string {
  const weekday = formatWeekday(on, locale)
  const day = dayOfMonth(on)
  if (frequency === 'weekly') return messages.weekly({ weekday })
  if (frequency === 'monthlyOnDay')
    return day > 28 ? messages.monthlyOnDayLate({ day }) : messages.monthlyOnDay({ day })
  if (frequency === 'monthlyOnLastWeekday') return messages.monthlyOnLastWeekday({ weekday })
  if (frequency === 'monthlyOnWeekday' && ordinalOf(on) === 5) return messages.monthlyOnFifthWeekday({ weekday })
  if (frequency === 'monthlyOnWeekday')
    return messages.monthlyOnWeekday({ ordinal: ordinalText(on, messages), weekday })
  if (frequency === 'annually') return messages.annually({ date: formatDate(on, locale, 'short', on) })
  return messages[frequency]()
}

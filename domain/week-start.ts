import type { Locale } from '#contract/locale.ts'
import type { WeekStart } from '#contract/profile/profile.ts'

const weekdays: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 }
/** Calendars in the United States and in Mexico begin their weeks on Sunday. */
const usual: Readonly<Record<Locale, WeekStart>> = { 'en-US': 'sunday', 'en-GB': 'monday', 'es-MX': 'sunday' }

/** Returns the weekday on which the person's weeks begin; 0 is Sunday. */
export const firstWeekday = (chosen: WeekStart | null | undefined, locale: Locale): number =>
  weekdays[chosen ?? usual[locale]]

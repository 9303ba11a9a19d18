import type { KeptHoliday } from '#domain/parenting-time/kept-holidays.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** Says whose a holiday is in a report: a parent's, of two in turn, or of whoever has the day. */
export function holidayOwner(
  { parents: [first, second] }: Pick<KeptHoliday, 'parents'>,
  nameOf: (id: string) => string,
  { calendarReport: { keptHolidays: texts } }: Pick<TranslationFunctions, 'calendarReport'>,
): string {
  if (first === undefined) return texts.whoever()
  return second === undefined ? nameOf(first) : texts.halves({ first: nameOf(first), second: nameOf(second) })
}

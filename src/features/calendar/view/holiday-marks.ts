import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import { boundsOf } from '#domain/parenting-time/by-day.ts'
import type { Engine } from '#domain/parenting-time/engine.ts'
import { fromEpoch, type PlainDate } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { type DayMark, daysOf } from './day-marks.ts'

type Inputs = {
  readonly engine: Engine
  readonly layers: ParentingTimeDto
  readonly childIds: readonly string[]
  readonly days: { readonly from: PlainDate; readonly to: PlainDate }
}

/** A longer one, such as a summer, is named on its first day alone, because it would cover what else is on its days. */
const mostDays = 7

/** Marks the days of holidays, each once, whoever has the children then. */
export function holidayMarks(
  { engine, layers: { zone, holidays }, childIds, days }: Inputs,
  { calendar: { marks: texts } }: Pick<TranslationFunctions, 'calendar'>,
): ReadonlyMap<PlainDate, readonly DayMark[]> {
  const range = { from: boundsOf(days.from, zone).from, until: boundsOf(days.to, zone).until }
  const kept = childIds.flatMap((childId) => engine.holidays(childId, range))
  const once = new Map(kept.map((one) => [`${one.holidayId} ${one.year}`, one]))
  const marks = new Map<PlainDate, DayMark[]>()
  for (const [key, { holidayId, from, until }] of once) {
    const text = holidays.find(({ id }) => id === holidayId)?.name ?? ''
    const all = daysOf(fromEpoch(from), fromEpoch(until), zone)
    for (const day of all.slice(0, all.length > mostDays ? 1 : mostDays))
      marks.set(day, [
        ...(marks.get(day) ?? []),
        { key, text, label: texts.holiday({ name: text }), tone: 'done', open: false, holidayId },
      ])
  }
  return marks
}

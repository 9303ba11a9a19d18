import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import type { Exchange } from '#domain/parenting-time/answer.ts'
import { dateIn, fromEpoch, weekdayOf } from '#domain/time.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

type Around = { readonly layers: ParentingTimeDto; readonly viewer: Viewer; readonly LL: TranslationFunctions }

/** Says why an exchange has its time for days without school; empty where it has its usual one. */
export function schoolText(
  { varies }: Exchange,
  epoch: number,
  childIds: readonly string[],
  { layers: { zone, breaks }, viewer, LL }: Around,
): string {
  if (!varies) return ''
  const date = dateIn(fromEpoch(epoch), zone)
  const { day } = LL.calendar
  const listed = breaks.find(
    ({ from, to, childIds: of }) => from <= date && date <= to && childIds.some((id) => of.includes(id)),
  )
  if (listed) return day.noSchool({ name: listed.name, by: viewer.nameOf(listed.createdBy) })
  return weekdayOf(date) % 6 === 0 ? day.weekend() : ''
}

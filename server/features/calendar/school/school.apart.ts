import { conflictByBreaks } from '#domain/parenting-time/overlaps.ts'
import type { Tx } from '../../../db/tenancy.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { familyZone } from '../calendar.lock.ts'
import { countedHolidays, holidayOf } from '../holidays/holidays.store.ts'
import { type SchoolBreakRow, withoutSchoolOf } from './school.store.ts'

type Days = Pick<SchoolBreakRow, 'child_ids' | 'from_on' | 'to_on'>

/**
 * An edge of a holiday may have another time without school, so a change of these days may move it. Throws `Refusal`
 * holidayOverlaps where two holidays meet by this change, and by nothing else.
 */
export const mustKeepHolidaysApart = async (
  tx: Tx,
  { before, after }: { readonly before: readonly Days[]; readonly after: readonly Days[] },
  today: string,
): Promise<void> => {
  const rows = await countedHolidays(tx)
  const compared = { zone: await familyZone(tx), holidays: rows.map(holidayOf), withoutSchool: withoutSchoolOf(before) }
  const found = conflictByBreaks(compared, withoutSchoolOf(after), today)
  if (!found) return
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? ''
  const [name, otherName] = [nameOf(found.holidayId), nameOf(found.otherId)]
  throw new Refusal('holidayOverlaps', { named: { name, otherName, year: String(found.year) } })
}

import type { HolidayOverlap, NewHoliday } from '#contract/calendar/holidays.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { firstKept } from '#domain/parenting-time/holiday-bounds.ts'
import { exceedsYear, holidayConflict } from '#domain/parenting-time/overlaps.ts'
import type { Holiday } from '#domain/parenting-time/plan.ts'
import { earlyEdges } from '#domain/parenting-time/travel.ts'
import { dateIn } from '#domain/time.ts'
import type { Tx } from '../../../db/tenancy.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../../lifecycle/unit-of-work.ts'
import { mustBeChoosable } from '../../children/children.chosen.ts'
import { familyZone } from '../calendar.lock.ts'
import { countedBreaks, withoutSchoolOf } from '../school/school.store.ts'
import { countedHolidays, type HolidayContent, holidayOf } from './holidays.store.ts'

type Own = { readonly id: string; readonly parents: readonly [string, string] }

const wrong = (field: string, code: FieldProblem) => new Refusal('invalid', { validationErrors: [{ field, code }] })

/** The halves are of the two parents, one each. */
const mustNameParents = ({ odd, even }: NewHoliday, parents: readonly string[]): void => {
  for (const [field, share] of Object.entries({ odd, even })) {
    if (typeof share === 'string') continue
    if (new Set(share).size < share.length || !share.every((id) => parents.includes(id)))
      throw wrong(field, 'notAChoice')
  }
}

/** Returns the holiday from the first time on that begins on its day or later. Throws `Refusal` invalid where there is none. */
const fromFirstKept = (holiday: Holiday, zone: string): Holiday => {
  const from = firstKept(zone, holiday)
  if (from === null) throw wrong('date', holiday.date.by === 'list' ? 'inThePast' : 'noOccurrence')
  return { ...holiday, from }
}

/** Whoever travels arrives after they leave, the first time that the holiday is kept. */
const mustArriveLater = (holiday: Holiday, zone: string): void => {
  const code = 'arrivesTooSoon'
  const validationErrors = earlyEdges(holiday, zone).map(
    (edge) => ({ field: `${edge}.handover.arrival`, code }) as const,
  )
  if (validationErrors.length > 0) throw new Refusal('invalid', { validationErrors })
}

/** Throws `Refusal` holidayOverlaps with the other holiday and the year in which the two meet. */
const mustMeetNone = async (tx: Tx, holiday: Holiday, name: string, today: string): Promise<void> => {
  const rows = await countedHolidays(tx)
  const withoutSchool = withoutSchoolOf(await countedBreaks(tx))
  const others = { zone: await familyZone(tx), holidays: rows.map(holidayOf), withoutSchool }
  const found = holidayConflict(others, holiday, today)
  if (!found) return
  const otherName = rows.find(({ id }) => id === found.otherId)?.name ?? ''
  const item: HolidayOverlap = { otherId: found.otherId, otherName, year: found.year }
  throw new Refusal('holidayOverlaps', { item, named: { name, otherName, year: String(found.year) } })
}

/**
 * Checks what a parent typed for one holiday and returns its columns. The calendar is locked. Throws `Refusal`: invalid,
 * childRequired, holidayOverlaps.
 */
export const holidayContentOf = async (
  { tx, now }: UnitOfWork,
  { id, parents }: Own,
  typed: NewHoliday,
): Promise<HolidayContent> => {
  const zone = await familyZone(tx)
  const today = dateIn(now, zone)
  mustNameParents(typed, parents)
  await mustBeChoosable(tx, typed.childIds)
  const { name, childIds, ...rule } = typed
  const holiday = fromFirstKept({ ...rule, id, childIds: [...new Set(childIds)], from: today, through: null }, zone)
  mustArriveLater(holiday, zone)
  if (exceedsYear(holiday, today)) throw wrong('ends', 'longerThanYear')
  await mustMeetNone(tx, holiday, name, today)
  return {
    name,
    child_ids: [...holiday.childIds],
    date: JSON.stringify(rule.date),
    begins: JSON.stringify(rule.begins),
    middle: rule.middle && JSON.stringify(rule.middle),
    ends: JSON.stringify(rule.ends),
    odd: JSON.stringify(rule.odd),
    even: JSON.stringify(rule.even),
    left_out: JSON.stringify([...new Set(rule.except)].toSorted((one, other) => one - other)),
    from_on: holiday.from,
    through_on: null,
  }
}

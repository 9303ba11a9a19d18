import type { HolidayDto } from '#contract/calendar/holidays.ts'
import type { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import type { Item } from '../../../lifecycle/bind-item.ts'
import { byOf } from '../../../lifecycle/lifecycle.ts'
import { familyZone } from '../calendar.lock.ts'
import { objectionsTo } from '../plan/objections.ts'
import { peopleOfPlan } from '../plan/plan.people.ts'
import { holidayFactsOf, holidayLifecycle } from './holidays.lifecycle.ts'
import { type HolidayRow, holidayOf, ruleOf } from './holidays.store.ts'

type Beside = { readonly zone: string; readonly now: string; readonly reasons: ReadonlyMap<string, string> }

/** The parents' words about a holiday are theirs; a child sees whose day it is. */
const dtoOf = (row: HolidayRow, viewer: Viewer, { reasons, ...at }: Beside): HolidayDto => {
  const facts = holidayFactsOf(holidayOf(row), row.answer, at)
  const isParents = viewer.standing === 'parent'
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    name: row.name,
    childIds: row.child_ids,
    ...ruleOf(row),
    from: row.from_on,
    through: row.through_on,
    reason: row.answer === 'objected' ? (reasons.get(row.id) ?? null) : null,
    createdBy: row.creator_id,
    createdAt: row.created_at,
    facts: isParents ? facts : { ...facts, answer: 'none' },
    you: byOf(viewer, peopleOfPlan(row)),
  }
}

type Context = { readonly tx: Tx; readonly viewer: Viewer; readonly now: string }

/** Returns holidays as the viewer sees them. */
export const holidayItemsOf = async ({ tx, viewer, now }: Context, rows: readonly HolidayRow[]) => {
  const reasons = await objectionsTo(
    tx,
    rows.map(({ id }) => id),
  )
  const beside = { zone: await familyZone(tx), now, reasons }
  return rows.map((row) => dtoOf(row, viewer, beside))
}

export const holidayItem: Item<typeof holidayMachine, HolidayRow, HolidayDto> = {
  lifecycle: holidayLifecycle,
  dtoOf: async (context, row) => {
    const [item] = await holidayItemsOf(context, [row])
    if (!item) throw new Error('a row has one item')
    return item
  },
}

import { oneOf } from '../../db/one-of.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { peopleOfExpense } from './expenses.lifecycle.ts'
import { type ExpenseRecord, lockExpense } from './expenses.store.ts'

/** Only the other parent's own session records a first view, not the creator and not those who look on. */
const stamps = (row: ExpenseRecord, viewer: Viewer) => viewer.mode === 'self' && viewer.personId === row.other_id

const hasOpened = async (tx: Tx, row: ExpenseRecord, viewer: Viewer): Promise<boolean> => {
  const stamp = await tx
    .selectFrom('viewed')
    .select('at')
    .where('entity_id', '=', row.id)
    .where('person_id', '=', viewer.personId)
    .executeTakeFirst()
  return stamp !== undefined
}

/** Returns the items that the viewer knows of but has not opened, so that no answer contains their contents. */
export const unopenedBy = async (tx: Tx, viewer: Viewer, among?: readonly string[]): Promise<Set<string>> => {
  if (viewer.mode !== 'self') return new Set()
  const rows = await tx
    .selectFrom('expense')
    .select('id')
    .where('other_id', '=', viewer.personId)
    .$if(among !== undefined, (query) => query.where('id', '=', oneOf(among ?? [])))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('viewed')
            .select('at')
            .whereRef('viewed.family_id', '=', 'expense.family_id')
            .whereRef('viewed.entity_id', '=', 'expense.id')
            .where('person_id', '=', viewer.personId),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns the row for those who may see all of it. Nobody is shown contents that "first viewed" would later say were not seen. */
export const openedExpense = async (tx: Tx, viewer: Viewer, id: string): Promise<ExpenseRecord> => {
  const row = await lockExpense(tx, id, 'toRead')
  if (!row) throw new Refusal('notFound')
  if (stamps(row, viewer) && !(await hasOpened(tx, row, viewer))) throw new Refusal('notOpenedYet')
  return row
}

/** Opens an expense. The other parent's first view is recorded as a fact, only once even if two requests arrive at the same time. */
export const openExpense = async (change: UnitOfWork, viewer: Viewer, id: string): Promise<ExpenseRecord> => {
  const { tx, familyId: family_id, now: at } = change
  const row = await lockExpense(tx, id, 'toRead')
  if (!row) throw new Refusal('notFound')
  if (!stamps(row, viewer)) return row
  const stamped = await tx
    .insertInto('viewed')
    .values({ family_id, entity_id: id, person_id: viewer.personId, at, audience: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  if (!stamped) return row
  const by = byOf(viewer, peopleOfExpense(row))
  recordEvent(change, {
    kind: 'expense.firstViewed',
    entity: 'expense',
    entityId: id,
    by,
    reach: row.reach,
    audience: row.audience,
    payload: {},
  })
  change.live.push({ topic: 'expense', id, reach: row.reach, audience: row.audience })
  return row
}

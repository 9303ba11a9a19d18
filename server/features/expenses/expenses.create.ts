import { randomUUID } from 'node:crypto'
import type { NewExpense } from '#contract/expenses.ts'
import { permissions } from '#contract/permissions.ts'
import { noFacts } from '#machines/expense/expense.types.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { Change } from '../../lifecycle/change.ts'
import { contentOf } from './expenses.content.ts'
import type { ExpensePorts } from './expenses.effects.ts'
import type { ExpenseLifecycle } from './expenses.lifecycle.ts'
import { type ExpenseRecord, insertExpense, lockExpense } from './expenses.store.ts'

const otherParentOf = async (tx: Tx, personId: string): Promise<string> => {
  const other = await tx
    .selectFrom('membership')
    .select('person_id')
    .where('role', '=', 'parent')
    .where('person_id', '<>', personId)
    .executeTakeFirst()
  if (!other) throw new Refusal('notAllowedNow')
  return other.person_id
}

/** Only what was declined or withdrawn can be sent again, and only by who recorded it. */
const checkPrevious = async (tx: Tx, viewer: Viewer, previousId: string | undefined): Promise<void> => {
  if (previousId === undefined) return
  const previous = await lockExpense(tx, previousId, 'toRead')
  if (previous?.creator_id === viewer.personId && ['declined', 'withdrawn'].includes(previous.status)) return
  throw new Refusal('invalid', { validationErrors: [{ field: 'previousId', code: 'notAChoice' }] })
}

/** Records an expense by the viewer, for whom the other parent then owes their share. Throws `Refusal`. */
export const createExpense = async (
  change: Change,
  lifecycle: ExpenseLifecycle,
  attachFiles: ExpensePorts['attachFiles'],
  viewer: Viewer,
  { receipts, previousId, ...fields }: NewExpense,
): Promise<ExpenseRecord> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['expense.create'](viewer)) throw new Refusal('notAllowed')
  await checkPrevious(tx, viewer, previousId)
  const content = await contentOf(tx, fields, now)
  const other_id = await otherParentOf(tx, viewer.personId)
  const id = randomUUID()
  const audience = fields.private ? [viewer.personId] : null
  const parties = { creator_id: viewer.personId, other_id, previous_id: previousId ?? null }
  const input = { ...noFacts, owed: content.owed, private: fields.private }
  const row = await begin(
    change,
    lifecycle,
    input,
    (status) => insertExpense({ ...content, ...parties, family_id, id, status, audience, now }, tx),
    viewer,
    receipts.length > 0 ? { receipts } : {},
  )
  if (receipts.length > 0) await attachFiles(change, receipts, { entityId: id, audience }, viewer)
  return row
}

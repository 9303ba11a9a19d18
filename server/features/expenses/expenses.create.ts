import { randomUUID } from 'node:crypto'
import type { NewExpense } from '#contract/expenses/expenses.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { permissions } from '#contract/permissions.ts'
import { reachOf } from '#domain/reach.ts'
import { noFacts } from '#machines/expenses/expense.types.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { attachFiles } from '../files/attach-files.ts'
import { contentOf } from './expenses.content.ts'
import { type ExpenseInputs, expenseInputsOf } from './expenses.inputs.ts'
import { expenseLifecycle } from './expenses.lifecycle.ts'
import { type ExpenseRecord, insertExpense, isEnded, lockExpense, nextIdOf } from './expenses.store.ts'

/**
 * Only a declined or withdrawn expense can be sent again, once, and only by the person who recorded it. The lock lasts
 * until the commit.
 */
const checkPrevious = async (tx: Tx, viewer: Viewer, previousId: string | undefined): Promise<void> => {
  if (previousId === undefined) return
  const previous = await lockExpense(tx, previousId, 'toWrite')
  const may = previous?.creator_id === viewer.personId && isEnded(previous)
  if (may && (await nextIdOf(tx, previous)) === null) return
  throw new Refusal('invalid', { validationErrors: [{ field: 'previousId', code: 'notAChoice' }] })
}

/** A new expense and its currency; nobody has opened it or paid anything. */
export type NewlyRecorded = ExpenseRecord & Pick<ExpenseInputs, 'currency'>

/** Records an expense by the viewer; the other parent then owes their share. Throws `Refusal`. */
export const createExpense = async (
  change: UnitOfWork,
  viewer: Viewer,
  { receipts, previousId, ...fields }: NewExpense,
): Promise<NewlyRecorded> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['expense.create'](viewer)) throw new Refusal('notAllowed')
  await checkPrevious(tx, viewer, previousId)
  const inputs = await expenseInputsOf(tx, viewer.personId, fields)
  const content = contentOf(fields, inputs, now)
  const { otherParent: other_id, currency } = inputs
  if (!other_id) throw new Refusal('noOtherParent')
  const id = randomUUID()
  const audience = fields.private ? [viewer.personId] : null
  const reach = reachOf(audience)
  const parties = { creator_id: viewer.personId, other_id, previous_id: previousId ?? null }
  const input = { ...noFacts, owed: content.owed, private: fields.private }
  const row = await begin(
    change,
    expenseLifecycle,
    input,
    (status) => insertExpense({ ...content, ...parties, family_id, id, status, reach, audience, now }, tx),
    viewer,
    receipts.length > 0 ? { receipts } : {},
  )
  const { personId: by } = viewer
  await attachFiles(change, receipts, { use: receiptUse, entity: 'expense', entityId: id, audience, by })
  if (previousId) change.live.push({ topic: 'expense', id: previousId, audience })
  return { ...row, currency }
}

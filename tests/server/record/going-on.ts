import { sql } from 'kysely'
import type { Viewer } from '#server/db/tenancy.ts'
import { createExpense } from '#server/features/expenses/expenses.create.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { advance } from '#server/lifecycle/advance.ts'
import { beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import type { Place } from './change.ts'

/** Runs the product's own code in somebody's name on the changed database. */
const act = async ({ client, scopes, story }: Place, viewer: Viewer, run: (change: UnitOfWork) => Promise<unknown>) => {
  await client.query('set local session_replication_role = origin')
  await scopes.asViewer(viewer, async (tx) => {
    const change = beginUnitOfWork(tx, viewer.familyId, story.on.clock.now())
    await run(change)
    await finishUnitOfWork(change, async () => {})
    // The transaction is rolled back, so that what runs at its commit must run now.
    await sql`set constraints all immediate`.execute(tx)
  })
}

/** Sam records another expense, as he does when nobody tells him of anything. */
export const recordsExpense = (place: Place): Promise<void> => {
  const { sam, expense } = place.story.on
  return act(place, sam, (change) => createExpense(change, sam, expense({ name: 'Shoes' })))
}

/** Dana approves what she never approved. */
export const approvesInHerName = (place: Place): Promise<void> => {
  const { on, open } = place.story
  const command = { type: 'expense.approve', version: 1, owed: 142_50 }
  return act(place, on.dana, (change) => advance(change, expenseLifecycle, open, command, on.dana))
}

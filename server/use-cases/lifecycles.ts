import { noFacts } from '#machines/expenses/expense.types.ts'
import type { Viewer } from '../db/tenancy.ts'
import { presentOrder } from '../features/child-support/child-support.store.ts'
import { type ExpensePorts, expenseEffects } from '../features/expenses/expenses.effects.ts'
import { type ExpenseLifecycle, expenseLifecycleWith } from '../features/expenses/expenses.lifecycle.ts'
import { attachFiles, openFilesToFamily } from '../features/files/files.store.ts'
import { planSeriesAnew, type Target } from '../features/payment-schedules/payment-schedules.begin.ts'
import {
  type PaymentSeriesLifecycle,
  paymentSeriesLifecycleWith,
  type SeriesPorts,
} from '../features/payment-schedules/payment-schedules.lifecycle.ts'
import { lockSeries, type SeriesRecord, waitingOf } from '../features/payment-schedules/payment-schedules.store.ts'
import { beginPayment, type PaymentLifecycle, paymentLifecycleWith } from '../features/payments/payments.lifecycle.ts'
import { factsOf, scheduledFor } from '../features/payments/payments.store.ts'
import { advance } from '../lifecycle/advance.ts'
import type { Actor } from '../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { type Around, beginPorts, expenseTarget, planEdits } from './planned-expenses.ts'
import { supportTarget } from './planned-support.ts'
import { mustBeSendable } from './sending.ts'
import { ledgerTakes } from './support-ledger.ts'

/**
 * Where lifecycles meet: what a payment means to its expenses, and what an expense asks of payments and files.
 * Features do not know each other; this is the one place that knows them all.
 */

export const factsOfExpense: ExpensePorts['factsOf'] = async (tx, row) =>
  (await factsOf(tx, [row])).get(row.id) ?? { ...noFacts, owed: row.owed }

const personOf = (actor: Actor): string => {
  if (typeof actor === 'string') throw new Error('Only a person adds a receipt')
  return actor.personId
}

export const attachReceipts: ExpensePorts['attachFiles'] = (change, fileIds, { entityId, audience }, actor) =>
  attachFiles(change, fileIds, { entityId, audience, by: personOf(actor) })

export const expensePorts: ExpensePorts = {
  factsOf: factsOfExpense,
  pay: async (change, row, { amount, ...plan }, actor) => {
    const parties = { payerId: row.other_id, receiverId: row.creator_id }
    const { bankAccountId } = plan
    if (bankAccountId !== null) await mustBeSendable(change, { ...parties, amount, bankAccountId })
    const allocations = [{ expenseId: row.id, amount }]
    await beginPayment(change, paymentLifecycle, { ...plan, ...parties, later: false, allocations }, actor)
  },
  stopScheduled: async (change, row) => {
    for (const id of await scheduledFor(change.tx, row.id))
      await advance(change, paymentLifecycle, id, { type: 'payment.stop' }, 'system')
  },
  attachFiles: attachReceipts,
  openFiles: openFilesToFamily,
}

export const expenseLifecycle: ExpenseLifecycle = expenseLifecycleWith(factsOfExpense, expenseEffects(expensePorts))

const stopAhead: SeriesPorts['stopAhead'] = async (change, row) => {
  for (const id of await waitingOf(change.tx, row.id))
    await advance(change, paymentLifecycle, id, { type: 'payment.stop' }, 'system')
}

export const plannedExpenses: Around = { expensePorts, payments: () => paymentLifecycle }

export const plannedSupport = { payments: () => paymentLifecycle }

const targetOf = async (change: UnitOfWork, { expense_id, order_id }: SeriesRecord, actor: Viewer): Promise<Target> => {
  if (expense_id !== null)
    return expenseTarget(change, plannedExpenses, { expenseId: expense_id, version: null, tells: false }, actor)
  const order = await presentOrder(change.tx, order_id ?? '')
  return supportTarget(change, plannedSupport, { orderId: order?.id ?? '', version: null, tells: false }, actor)
}

export const paymentSeriesLifecycle: PaymentSeriesLifecycle = paymentSeriesLifecycleWith({
  mayEdit: planEdits,
  stopAhead,
  planAnew: async (change, row, edit, actor) => {
    if (typeof actor === 'string') throw new Error('Only a person edits a plan')
    await stopAhead(change, row)
    await planSeriesAnew(change, beginPorts, await targetOf(change, row, actor), row, edit)
  },
})

/** While a series moves by itself, its payments do as it says; otherwise it ends with the last that waited. */
const seriesMoved = async (change: UnitOfWork, id: string): Promise<void> => {
  if (change.entries.some(({ entity, entityId }) => entity === 'paymentSeries' && entityId === id)) return
  const series = await lockSeries(change.tx, id, 'toWrite')
  if (series?.status !== 'active' || series.ahead > 0) return
  await advance(change, paymentSeriesLifecycle, id, { type: 'paymentSeries.paymentsChanged' }, 'system')
}

export const paymentLifecycle: PaymentLifecycle = paymentLifecycleWith(
  async (change, expenseIds) => {
    for (const id of expenseIds)
      await advance(change, expenseLifecycle, id, { type: 'expense.paymentsChanged' }, 'system')
  },
  seriesMoved,
  ledgerTakes,
)

import type { ExpenseCommand } from '#contract/expenses/expenses.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import type { ExpenseFacts } from '#machines/expenses/expense.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Actor, Command, Effect } from '../../lifecycle/lifecycle.ts'
import type { Audience, UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { circumstancesOf, keptBy } from './expenses.circumstances.ts'
import { contentOf } from './expenses.content.ts'
import { type ExpenseRecord, openToFamily, setContent, setReason } from './expenses.store.ts'

/** What other areas do for an expense. Composed in `server/use-cases/lifecycles.ts`. */
export type ExpensePorts = {
  readonly factsOf: (tx: Tx, row: ExpenseRecord) => Promise<ExpenseFacts>
  readonly pay: (change: UnitOfWork, row: ExpenseRecord, payment: ExpensePayment, actor: Actor) => Promise<void>
  readonly stopScheduled: (change: UnitOfWork, row: ExpenseRecord) => Promise<void>
  readonly attachFiles: (change: UnitOfWork, fileIds: readonly string[], to: Attachment, by: Actor) => Promise<void>
  readonly openFiles: (change: UnitOfWork, expenseId: string) => Promise<void>
}
export type Attachment = { readonly entityId: string; readonly audience: Audience }
export type ExpensePayment = {
  readonly method: 'check' | 'bank' | 'reimbursed'
  readonly amount: number
  readonly number: string | null
  readonly note: string | null
  /** The payer's, for a transfer. */
  readonly bankAccountId: string | null
}

type Typed<Type extends ExpenseCommand['type']> = Extract<ExpenseCommand, { type: Type }>

/** The command as the contract parsed it, seen as the one kind that its chart lets reach this effect. */
const as = <Type extends ExpenseCommand['type']>(command: Command, type: Type): Typed<Type> => {
  if (command.type !== type) throw new Error(`${command.type} cannot do what ${type} does`)
  return command as Typed<Type>
}

/** What each action of the expense chart means. */
export const expenseEffects = (ports: ExpensePorts): Readonly<Record<string, Effect<ExpenseRecord>>> => ({
  shareWithFamily: async (change, { row }) => {
    await openToFamily(change.tx, row.id)
    // A category that was replaced meanwhile was the sharer's alone to see; from now on both do.
    change.live.push({ topic: 'category', id: row.category_id, audience: null })
    if (row.previous_id) change.live.push({ topic: 'expense', id: row.previous_id, audience: null })
    await ports.openFiles(change, row.id)
  },
  applyEdit: async ({ tx, now }, { row, command }) => {
    const { type: _, version: __, ...fields } = as(command, 'expense.edit')
    const circumstances = await circumstancesOf(tx, row.creator_id, fields, keptBy(row))
    await setContent(tx, row.id, contentOf(fields, circumstances, now))
  },
  attachReceipts: async (change, { row, command, actor }) => {
    const { receipts } = as(command, 'expense.addReceipt')
    await ports.attachFiles(change, receipts, { entityId: row.id, audience: row.audience }, actor)
  },
  keepReason: async ({ tx }, { row, command }) => setReason(tx, row.id, as(command, 'expense.decline').reason),
  // What was asked stands in the record; the row has nothing to keep.
  noteRequest: async () => {},
  beginPayment: async (change, { row, command, actor }) => {
    const { amount, note, ...how } = as(command, 'expense.pay')
    const number = (how.method === 'check' && how.number) || null
    const bankAccountId = how.method === 'bank' ? how.bankAccountId : null
    const payment = { method: how.method, amount, number, note: note || null, bankAccountId }
    await ports.pay(change, row, payment, actor)
  },
  stopScheduled: async (change, { row }) => ports.stopScheduled(change, row),
  recordReimbursement: async (change, { row, actor }) => {
    const amount = remainingOf(await ports.factsOf(change.tx, row))
    const payment = { method: 'reimbursed', amount, number: null, note: null, bankAccountId: null } as const
    await ports.pay(change, row, payment, actor)
  },
})

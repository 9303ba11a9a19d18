import type { ExpenseCommand } from '#contract/expenses/expenses.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import type { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { type Actor, type Command, type Effects, onlyRecorded } from '../../lifecycle/lifecycle.ts'
import { attachFiles, openFilesToFamily } from '../files/attach-files.ts'
import { handedOver, nothingHandedOver } from '../payments/payments.handed-over.ts'
import { contentOf } from './expenses.content.ts'
import { factsOfExpense } from './expenses.facts.ts'
import { expenseInputsOf, namedBy } from './expenses.inputs.ts'
import { payExpense, stopScheduled } from './expenses.paying.ts'
import { type ExpenseRecord, openToFamily, setContent, setReason } from './expenses.store.ts'

type Typed<Type extends ExpenseCommand['type']> = Extract<ExpenseCommand, { type: Type }>

/** Narrows the parsed command to the one type that the chart admits to this effect. */
const as = <Type extends ExpenseCommand['type']>(command: Command, type: Type): Typed<Type> => {
  if (command.type !== type) throw new Error(`${command.type} cannot do what ${type} does`)
  return command as Typed<Type>
}

const personOf = (actor: Actor): string => {
  if (typeof actor === 'string') throw new Error('Only a person adds a receipt')
  return actor.personId
}

/** Implements each action of the expense chart. */
export const expenseEffects: Effects<typeof expenseMachine, ExpenseRecord> = {
  shareWithFamily: async (change, { row }) => {
    await openToFamily(change.tx, row.id)
    // Only the sharer could see a category that was replaced meanwhile; from now on both parents can.
    change.live.push({ topic: 'category', id: row.category_id, audience: null })
    if (row.previous_id) change.live.push({ topic: 'expense', id: row.previous_id, audience: null })
    await openFilesToFamily(change, row.id)
  },
  applyEdit: async ({ tx, now }, { row, command }) => {
    const { type: _, version: __, ...fields } = as(command, 'expense.edit')
    const inputs = await expenseInputsOf(tx, row.creator_id, fields, namedBy(row))
    await setContent(tx, row.id, contentOf(fields, inputs, now))
  },
  attachReceipts: async (change, { row, command, actor }) => {
    const { receipts } = as(command, 'expense.addReceipt')
    const { id: entityId, reach, audience } = row
    const by = personOf(actor)
    await attachFiles(change, receipts, { use: receiptUse, entity: 'expense', entityId, reach, audience, by })
  },
  keepReason: async ({ tx }, { row, command }) => setReason(tx, row.id, as(command, 'expense.decline').reason),
  // The record contains the question; the row stores nothing of it.
  noteRequest: onlyRecorded,
  beginPayment: async (change, { row, command, actor }) => {
    const typed = as(command, 'expense.pay')
    const { method, amount, note } = typed
    const bankAccountId = typed.method === 'bank' ? typed.bankAccountId : null
    const given = await handedOver(change, typed)
    await payExpense(change, row, { ...given, method, amount, note: note || null, bankAccountId }, actor)
  },
  stopScheduled: async (change, { row }) => stopScheduled(change, row),
  recordReimbursement: async (change, { row, actor }) => {
    const amount = remainingOf(await factsOfExpense(change.tx, row))
    const payment = { method: 'reimbursed', amount, note: null, bankAccountId: null } as const
    await payExpense(change, row, { ...nothingHandedOver, ...payment }, actor)
  },
}

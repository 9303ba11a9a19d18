import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import type { PaymentStatus } from '#contract/payments/payments.ts'
import type { PaymentMethod } from '#machines/payments/payment.types.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { beginPayment } from '#server/features/payments/payments.lifecycle.ts'
import type { Stage } from '../stage.ts'

/**
 * These functions bring a fresh row to each leaf through the product only, never by a raw insert. 142.50 is owed, Sam
 * records it.
 */

type ToExpense = (on: Stage) => Promise<string>
type ToPayment = (on: Stage) => Promise<{ expense: string; payment: string }>

const opened = async (on: Stage, change: { private?: boolean } = {}): Promise<string> => {
  const id = await on.record(on.sam, change)
  if (!change.private) await on.act(on.dana, (into) => openExpense(into, on.dana, id))
  return id
}

const approved: ToExpense = async (on) => {
  const id = await opened(on)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  return id
}

/** Dana pays Sam 50.00 for a fresh approved expense. */
export const paying =
  (method: PaymentMethod, later = false, bankAccountId: string | null = null): ToPayment =>
  async (on) => {
    const expense = await approved(on)
    const parties = { payerId: on.dana.personId, receiverId: on.sam.personId }
    const plan = {
      method,
      later,
      number: null,
      note: null,
      bankAccountId,
      ...parties,
      allocations: [{ expenseId: expense, amount: 50_00 }],
    }
    const { id } = await on.act(on.dana, (change) => beginPayment(change, plan, on.dana))
    return { expense, payment: id }
  }

const then =
  (start: ToPayment, actor: 'bank' | 'system' | 'sam' | 'dana', type: string): ToPayment =>
  async (on) => {
    const made = await start(on)
    const who = actor === 'sam' ? on.sam : actor === 'dana' ? on.dana : actor
    await on.send('payment', who, made.payment, { type, amount: 50_00, reason: 'It never came' })
    return made
  }

const check = paying('check')
const bank = paying('bank')
const stopping = then(bank, 'dana', 'payment.stop')
const scheduled = paying('bank', true)

/** Does the same from one of Dana's bank accounts. */
export const sendBank = (on: Stage, bankAccountId: string) => paying('bank', false, bankAccountId)(on)

type Rest<Status extends string> = Exclude<Status, 'begun' | 'approved' | 'approved.deriving'>

export const paymentAt: Record<Rest<PaymentStatus>, ToPayment> = {
  unconfirmed: check,
  confirmed: then(check, 'sam', 'payment.confirm'),
  refused: then(check, 'sam', 'payment.refuse'),
  void: then(check, 'dana', 'payment.void'),
  reimbursed: paying('reimbursed'),
  scheduled,
  pending: bank,
  stopping,
  inProcess: then(bank, 'bank', 'payment.processing'),
  paid: then(bank, 'bank', 'payment.paid'),
  failed: then(bank, 'bank', 'payment.failed'),
  returned: then(bank, 'bank', 'payment.returned'),
  stopped: then(stopping, 'bank', 'payment.stopped'),
}

const expenseOf =
  (start: ToPayment): ToExpense =>
  async (on) =>
    (await start(on)).expense

const opening =
  (actor: 'sam' | 'dana', type: string, details: Record<string, unknown> = {}): ToExpense =>
  async (on) => {
    const id = await opened(on)
    await on.send('expense', on[actor], id, { type, ...details })
    return id
  }

const keptPrivate: ToExpense = (on) => opened(on, { private: true })

export const expenseAt: Record<Rest<ExpenseStatus>, ToExpense> = {
  private: keptPrivate,
  open: (on) => opened(on),
  receiptRequested: opening('dana', 'expense.requestReceipt', { note: 'The invoice, please' }),
  declined: opening('dana', 'expense.decline', { reason: 'Not agreed' }),
  withdrawn: opening('sam', 'expense.withdraw'),
  deleted: async (on) => {
    const id = await keptPrivate(on)
    await on.send('expense', on.sam, id, { type: 'expense.delete' })
    return id
  },
  'approved.unpaid': approved,
  'approved.paymentUnconfirmed': expenseOf(check),
  'approved.paymentInProcess': expenseOf(bank),
  'approved.paymentScheduled': expenseOf(scheduled),
  'approved.newPaymentNeeded': expenseOf(paymentAt.refused),
  'approved.partlyPaid': expenseOf(paymentAt.confirmed),
  settled: async (on) => {
    const id = await approved(on)
    await on.send('expense', on.sam, id, { type: 'expense.markReimbursed', remaining: 142_50 })
    return id
  },
}

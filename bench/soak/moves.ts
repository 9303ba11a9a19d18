import type { ExpenseCommand, ExpenseDto } from '#contract/expenses/expenses.ts'
import type { PaymentCommand, PaymentDto } from '#contract/payments/payments.ts'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { pathToValue } from '#machines/shared/decide.ts'
import type { InputGenerator } from './input-generator.ts'

/** A command and whether the chart allows it to this person now. `weight` says how often it is chosen. */
export type Possible<Command> = { readonly command: Command; readonly allowed: boolean; readonly weight: number }

/** Commands that end an expense are rarer than those that continue it. */
const weights: Partial<Record<ExpenseCommand['type'] | PaymentCommand['type'], number>> = {
  'expense.approve': 6,
  'expense.pay': 5,
  'expense.decline': 1,
  'expense.withdraw': 0.5,
  'expense.delete': 0.5,
  'payment.confirm': 5,
  'payment.void': 0.7,
}

const weighed = <Command extends ExpenseCommand | PaymentCommand>(command: Command, allowed: boolean) => ({
  command,
  allowed,
  weight: weights[command.type] ?? 2,
})

/** Returns every command to this expense, with input as a person would type it. */
export const expenseMoves = (item: ExpenseDto, form: InputGenerator): Possible<ExpenseCommand>[] => {
  const { version, facts, status, you } = item
  const { number, ...paying } = form.payment(payableOf(facts))
  const commands: ExpenseCommand[] = [
    { type: 'expense.share', version },
    { type: 'expense.edit', version, ...form.fields() },
    { type: 'expense.delete', version },
    { type: 'expense.approve', version, owed: facts.owed },
    { type: 'expense.decline', version, reason: form.uniqueText() },
    { type: 'expense.requestReceipt', version, note: form.uniqueText() },
    { type: 'expense.addReceipt', version, receipts: [] },
    { type: 'expense.withdraw', version },
    { type: 'expense.pay', version, method: 'check', number, ...paying },
    { type: 'expense.markReimbursed', version, remaining: remainingOf(facts) },
  ]
  const context = { ...facts, private: status === 'private' }
  const snapshot = expenseMachine.resolveState({ value: pathToValue(status), context })
  return commands.map((command) => weighed(command, snapshot.can({ ...command, by: you })))
}

export const paymentMoves = (item: PaymentDto, form: InputGenerator): Possible<PaymentCommand>[] => {
  const { version, amount, status, method, later, payable, you } = item
  const commands: PaymentCommand[] = [
    { type: 'payment.confirm', version, amount },
    { type: 'payment.refuse', version, amount, reason: form.uniqueText() },
    { type: 'payment.void', version, amount, reason: form.uniqueText() },
    { type: 'payment.stop', version, amount },
  ]
  const snapshot = paymentMachine.resolveState({
    value: pathToValue(status),
    context: { method, amount, later, payable },
  })
  return commands.map((command) => weighed(command, snapshot.can({ ...command, by: you })))
}

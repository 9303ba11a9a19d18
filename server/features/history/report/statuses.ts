import { status as expenseStatus } from '#i18n/en-US/expenses/status.ts'
import paymentsWords from '#i18n/en-US/payments/index.ts'
import { expenseMachine } from '#machines/expense/expense.machine.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Reader } from './reader.ts'
import { type Told, textOf, type Values } from './told.ts'

type ExpenseLabel = keyof typeof expenseStatus.label
type PaymentLabel = keyof typeof paymentsWords.label
const isExpenseLabel = (key: string): key is ExpenseLabel => Object.hasOwn(expenseStatus.label, key)
const isPaymentLabel = (key: string): key is PaymentLabel => Object.hasOwn(paymentsWords.label, key)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The label a person reads for a leaf, as its chart's meta says; with how the last payment ended where that names it. */
const labelOf = (entity: string, leaf: string, facts: Values, { words }: Reader): string => {
  if (entity === 'payment') {
    const { label } = metaOfLeaf(paymentMachine, leaf)
    return isPaymentLabel(label) ? words.payments.label[label]() : label
  }
  const { label, labelBy } = metaOfLeaf(expenseMachine, leaf)
  const outcome = labelBy && textOf(facts, labelBy)
  const exact = outcome ? `${label}${capital(outcome)}` : label
  if (isExpenseLabel(exact)) return words.expenses.label[exact]()
  return isExpenseLabel(label) ? words.expenses.label[label]() : label
}

/** "Status: Approved (was Created)"; null where it stayed what it was. */
export const statusOf = ({ entity, from, to, facts }: Told, reader: Reader): string | null => {
  if (to === null || from === to) return null
  const { paper, record } = reader.words.documents
  const now = labelOf(entity, to, facts, reader)
  const was = from === null ? null : labelOf(entity, from, {}, reader)
  return `${record.status()}: ${was === null || was === now ? now : paper.was({ now, was })}`
}

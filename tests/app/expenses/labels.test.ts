import { describe, expect, it } from 'vitest'
import { expenseStatuses } from '#contract/expenses/expenses.ts'
import { locales } from '#contract/locale.ts'
import { paymentStatuses } from '#contract/payments/payments.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { noFacts, type Outcome } from '#machines/expenses/expense.types.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { labelOf, metaOfLeaf, pathToValue } from '#machines/shared/decide.ts'
import { recordEvents } from '#src/app/shared/record/event-sentence.ts'
import { labelKeyOf } from '#src/features/expenses/labels.ts'
import { paymentLabelKeyOf } from '#src/features/payments/payment-label.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'

const outcomes: (Outcome | null)[] = [
  ...(['paid', 'confirmed', 'reimbursed', 'failed', 'returned', 'stopped', 'refused', 'void', null] as const),
]

const expenseLabels = expenseStatuses.flatMap((leaf) =>
  outcomes.map((lastOutcome) =>
    labelOf(
      expenseMachine.resolveState({
        value: pathToValue(leaf),
        context: { ...noFacts, lastOutcome, private: leaf === 'private' },
      }),
    ),
  ),
)
const paymentLabels = paymentStatuses.map((leaf) => metaOfLeaf(paymentMachine, leaf).label)

const eventsOf = (machine: { events: readonly string[] }) =>
  machine.events.filter((event) => !event.startsWith('xstate'))
const kinds = [
  ...[...eventsOf(expenseMachine), 'expense.begin', 'expense.firstViewed'],
  ...[...eventsOf(paymentMachine), 'payment.begin'],
]

describe.each(locales)('in %s', (locale) => {
  const texts = messagesIn(locale)
  const { common, expenses, payments } = texts

  it('every label a chart can produce has a text', () => {
    for (const label of expenseLabels) expect(expenses.label[labelKeyOf(label)](), label).not.toBe('')
    for (const label of paymentLabels) expect(payments.label[paymentLabelKeyOf(label)](), label).not.toBe('')
  })

  it('every kind of entry has a text of its own, or is told by another entry', () => {
    for (const kind of kinds)
      for (const method of ['check', 'bank', 'reimbursed']) {
        const known = recordEvents.kindOf(kind)
        if (known?.topic === null) continue
        expect(known, kind).toBeDefined()
        for (const you of [true, false]) {
          const textOf = recordEvents.textOf(
            texts,
            { kind, method, to: null },
            { you, named: false, actor: 'Sam', amount: '$1.00' },
          )
          const other = common.events.other[you ? 'you' : 'name']({ actor: 'Sam' })
          expect(textOf, kind).not.toBe('')
          expect(textOf, kind).not.toBe(other)
        }
      }
  })
})

it('names the labels as the product does', () => {
  const { expenses } = messagesIn()
  const textOf = (label: string) => expenses.label[labelKeyOf(label)]()
  expect([...new Set(expenseLabels)].map((label) => `${label}: ${textOf(label)}`)).toMatchInlineSnapshot(`
    [
      "private: Private",
      "open: Created",
      "receiptRequested: Receipt Requested",
      "declined: Refused",
      "withdrawn: Withdrawn",
      "deleted: Deleted",
      "unpaid: Approved",
      "paymentUnconfirmed: Approved (payment unconfirmed)",
      "paymentInProcess: Approved (payment in process)",
      "paymentScheduled: Approved (payment scheduled)",
      "newPaymentNeeded.paid: New payment needed",
      "newPaymentNeeded.confirmed: New payment needed",
      "newPaymentNeeded.reimbursed: New payment needed",
      "newPaymentNeeded.failed: Processing error",
      "newPaymentNeeded.returned: Returned",
      "newPaymentNeeded.stopped: Stopped",
      "newPaymentNeeded.refused: Payment not received",
      "newPaymentNeeded.void: Void",
      "newPaymentNeeded: New payment needed",
      "partlyPaid: Partial payment",
      "settled.paid: Paid",
      "settled.confirmed: Confirmed",
      "settled.reimbursed: Reimbursed",
      "settled.failed: Paid",
      "settled.returned: Paid",
      "settled.stopped: Paid",
      "settled.refused: Paid",
      "settled.void: Paid",
      "settled: Paid",
    ]
  `)
})

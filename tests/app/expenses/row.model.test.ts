import { expect, it } from 'vitest'
import { type ExpenseStatus, expenseStatuses } from '#contract/expenses/expenses.ts'
import { addUp } from '#domain/money.ts'
import type { ExpenseFacts } from '#machines/expenses/expense.types.ts'
import { chipOf, shareOf } from '#src/features/expenses/row.model.ts'
import { chipText, shareTexts } from '#src/features/expenses/texts.ts'
import { type Person, viewerFor } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { item, owed } from './fixtures.ts'

const lines = (person: Person) =>
  expenseStatuses.map((leaf) => {
    const [row, viewer] = [item(leaf, person), viewerFor(person)]
    const share = shareOf(row, viewer)
    const amount = share.amount === null ? '-' : viewer.money(share.amount)
    return `${leaf} | ${chipText(messagesIn(), chipOf(row, viewer))} | ${amount} ${shareTexts(messagesIn(), share, viewer).join(' · ')}`
  })

it('a line of the log, to who paid the shop', () =>
  expect(lines('creator')).toMatchInlineSnapshot(`
    [
      "private | Private | - not shared yet",
      "open | Waiting for Dana | $142.50 Dana owes once approved",
      "receiptRequested | Your turn: add a receipt | $142.50 Dana owes once approved",
      "declined | Declined by Dana | - not counted",
      "withdrawn | Withdrawn | - not counted",
      "deleted | Deleted | - not counted",
      "approved.unpaid | Waiting for Dana | $142.50 Dana owes",
      "approved.paymentUnconfirmed | Your turn: confirm a payment | $142.50 Dana owes · $102.50 left to pay, $40.00 waiting for you to confirm",
      "approved.paymentInProcess | With the bank | $142.50 Dana owes",
      "approved.paymentScheduled | Scheduled | $142.50 Dana owes",
      "approved.newPaymentNeeded | Waiting for Dana | $142.50 Dana owes",
      "approved.partlyPaid | Waiting for Dana | $92.50 Dana still owes (of $142.50)",
      "settled | Paid, confirmed | $142.50 paid",
    ]
  `))
it('a line of the log, to who owes', () =>
  expect(lines('other')).toMatchInlineSnapshot(`
    [
      "private | Private to Sam | - not shared yet",
      "open | Your turn: approve or decline | $142.50 you owe if you approve",
      "receiptRequested | Waiting for Sam | $142.50 you owe if you approve",
      "declined | Declined by you | - not counted",
      "withdrawn | Withdrawn | - not counted",
      "deleted | Deleted | - not counted",
      "approved.unpaid | Your turn: pay your share | $142.50 you owe",
      "approved.paymentUnconfirmed | Your turn: pay the rest | $142.50 you owe · $102.50 left to pay, $40.00 waiting for Sam to confirm",
      "approved.paymentInProcess | With the bank | $142.50 you owe",
      "approved.paymentScheduled | Scheduled | $142.50 you owe",
      "approved.newPaymentNeeded | Your turn: pay again | $142.50 you owe",
      "approved.partlyPaid | Your turn: pay the rest | $92.50 you still owe (of $142.50)",
      "settled | Paid, confirmed | $142.50 paid",
    ]
  `))
it('a line of the log, to who looks on', () =>
  expect(lines('viewing')).toMatchInlineSnapshot(`
    [
      "private | Private to Sam | - not shared yet",
      "open | Dana: approve or decline | $142.50 Dana owes once approved",
      "receiptRequested | Sam: add a receipt | $142.50 Dana owes once approved",
      "declined | Declined by Dana | - not counted",
      "withdrawn | Withdrawn | - not counted",
      "deleted | Deleted | - not counted",
      "approved.unpaid | Dana: pay their share | $142.50 Dana owes",
      "approved.paymentUnconfirmed | Sam: confirm a payment | $142.50 Dana owes · $102.50 left to pay, $40.00 waiting for Sam to confirm",
      "approved.paymentInProcess | With the bank | $142.50 Dana owes",
      "approved.paymentScheduled | Scheduled | $142.50 Dana owes",
      "approved.newPaymentNeeded | Dana: pay again | $142.50 Dana owes",
      "approved.partlyPaid | Dana: pay the rest | $92.50 Dana still owes (of $142.50)",
      "settled | Paid, confirmed | $142.50 paid",
    ]
  `))

const noteOf = (facts: Partial<ExpenseFacts>, leaf: ExpenseStatus, person: Person = 'other') => {
  const row = item(leaf, person, { facts: { ...item('open', person).facts, ...facts } })
  const share = shareOf(row, viewerFor(person))
  return { share, texts: shareTexts(messagesIn(), share, viewerFor(person)) }
}

it('says "paid" in settled only: a check that covers everything is still owed until it is confirmed', () =>
  expect(noteOf({ checks: owed }, 'approved.paymentUnconfirmed').texts).toEqual(['you owe']))

it('says who owes while all of it is with the bank or planned: only the status tells of the transfer', () => {
  for (const underway of [{ inFlight: owed }, { scheduled: owed }])
    expect(noteOf(underway, 'approved.paymentInProcess').texts).toEqual(['you owe'])
})

it.each<[Partial<ExpenseFacts>, Person, string[]]>([
  [{ checks: 71_25 }, 'other', ['you owe', '$71.25 left to pay, $71.25 waiting for Sam to confirm']],
  [{ checks: 71_25 }, 'creator', ['Dana owes', '$71.25 left to pay, $71.25 waiting for you to confirm']],
  [{ checks: 71_25 }, 'viewing', ['Dana owes', '$71.25 left to pay, $71.25 waiting for Sam to confirm']],
  [
    { settled: 50_00, inFlight: 40_00, scheduled: 20_00 },
    'other',
    ['you still owe (of $142.50)', '$32.50 left to pay, $40.00 with the bank, $20.00 scheduled'],
  ],
])('says beside "pay the rest" which parts the amount has, and they add up to it: %o', (facts, person, texts) => {
  const said = noteOf(facts, 'approved.paymentUnconfirmed', person)
  expect(said.texts).toEqual(texts)
  expect(addUp(said.share.parts.map(({ amount }) => amount))).toBe(said.share.amount)
})

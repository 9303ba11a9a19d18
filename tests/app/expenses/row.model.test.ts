import { expect, it } from 'vitest'
import { expenseStatuses } from '#contract/expenses/expenses.ts'
import { chipOf, shareOf } from '#src/features/expenses/row.model.ts'
import { chipText, shareText } from '#src/features/expenses/texts.ts'
import { type Person, viewerFor } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { item, owed } from './fixtures.ts'

const lines = (person: Person) =>
  expenseStatuses.map((leaf) => {
    const [row, viewer] = [item(leaf, person), viewerFor(person)]
    const share = shareOf(row, viewer)
    const amount = share.amount === null ? '-' : viewer.money(share.amount)
    return `${leaf} | ${chipText(messagesIn(), chipOf(row, viewer))} | ${amount} ${shareText(messagesIn(), share, viewer)}`
  })

it('a line of the log, to who paid the shop', () =>
  expect(lines('creator')).toMatchInlineSnapshot(`
    [
      "private | Private | - not shared yet",
      "open | Waiting for Dana | $142.50 Dana owes",
      "receiptRequested | Your turn: add a receipt | $142.50 Dana owes",
      "declined | Declined by Dana | - not counted",
      "withdrawn | Withdrawn | - not counted",
      "deleted | Deleted | - not counted",
      "approved.unpaid | Waiting for Dana | $142.50 Dana owes",
      "approved.paymentUnconfirmed | Your turn: confirm a payment | $142.50 Dana owes",
      "approved.paymentInProcess | With the bank | $142.50 Dana owes",
      "approved.paymentScheduled | Scheduled | $142.50 Dana owes",
      "approved.newPaymentNeeded | Waiting for Dana | $142.50 Dana owes",
      "approved.partlyPaid | Waiting for Dana | $92.50 remaining of $142.50",
      "settled | Paid, check confirmed | $142.50 paid",
    ]
  `))
it('a line of the log, to who owes', () =>
  expect(lines('other')).toMatchInlineSnapshot(`
    [
      "private | Private to Sam | - not shared yet",
      "open | Your turn: approve or decline | $142.50 you owe",
      "receiptRequested | Waiting for Sam | $142.50 you owe",
      "declined | Declined by you | - not counted",
      "withdrawn | Withdrawn | - not counted",
      "deleted | Deleted | - not counted",
      "approved.unpaid | Your turn: pay your share | $142.50 you owe",
      "approved.paymentUnconfirmed | Your turn: pay the rest | $142.50 you owe",
      "approved.paymentInProcess | With the bank | $142.50 you owe",
      "approved.paymentScheduled | Scheduled | $142.50 you owe",
      "approved.newPaymentNeeded | Your turn: pay again | $142.50 you owe",
      "approved.partlyPaid | Your turn: pay the rest | $92.50 remaining of $142.50",
      "settled | Paid, check confirmed | $142.50 paid",
    ]
  `))
it('a line of the log, to who looks on', () =>
  expect(lines('viewing')).toMatchInlineSnapshot(`
    [
      "private | Private to Sam | - not shared yet",
      "open | Dana: approve or decline | $142.50 Dana owes",
      "receiptRequested | Sam: add a receipt | $142.50 Dana owes",
      "declined | Declined by Dana | - not counted",
      "withdrawn | Withdrawn | - not counted",
      "deleted | Deleted | - not counted",
      "approved.unpaid | Dana: pay their share | $142.50 Dana owes",
      "approved.paymentUnconfirmed | Sam: confirm a payment | $142.50 Dana owes",
      "approved.paymentInProcess | With the bank | $142.50 Dana owes",
      "approved.paymentScheduled | Scheduled | $142.50 Dana owes",
      "approved.newPaymentNeeded | Dana: pay again | $142.50 Dana owes",
      "approved.partlyPaid | Dana: pay the rest | $92.50 remaining of $142.50",
      "settled | Paid, check confirmed | $142.50 paid",
    ]
  `))

it('says "paid" in settled only: a check that covers everything is still owed until it is confirmed', () => {
  const row = item('approved.paymentUnconfirmed', 'other', { facts: { ...item('open', 'other').facts, checks: owed } })
  expect(shareText(messagesIn(), shareOf(row, viewerFor('other')), viewerFor('other'))).toBe('you owe')
})

it('says who owes while all of it is with the bank or planned: only the status tells of the transfer', () => {
  const facts = item('open', 'other').facts
  for (const underway of [{ inFlight: owed }, { scheduled: owed }]) {
    const row = item('approved.paymentInProcess', 'other', { facts: { ...facts, ...underway } })
    expect(shareText(messagesIn(), shareOf(row, viewerFor('other')), viewerFor('other'))).toBe('you owe')
  }
})

it('speaks of a cheque in Britain', () => {
  const row = item('settled', 'other')
  expect(chipText(messagesIn('en-GB'), chipOf(row, viewerFor('other', 'en-GB')))).toBe('Paid, cheque confirmed')
})

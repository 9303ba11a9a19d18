import { describe, expect, it } from 'vitest'
import { expenseStatuses } from '#contract/expenses/expenses.ts'
import { locales } from '#contract/locale.ts'
import { viewerOf } from '#src/app/shared/viewer/viewer.ts'
import { plainChipText, presentText, turnText } from '#src/features/expenses/texts.ts'
import { turnOf } from '#src/features/expenses/turn-card.model.ts'
import { dana, family, now, type Person, people, viewerFor } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { item } from './fixtures.ts'

const persons = Object.keys(people) as Person[]
const lines = (person: Person) =>
  expenseStatuses.map((leaf) => {
    const viewer = viewerFor(person)
    const turn = turnOf(item(leaf, person), viewer)
    const { title } = turnText(messagesIn(), turn, viewer)
    const buttons = [...turn.actions, ...turn.paymentActions.map((action) => `payment.${action}`)].join(' ')
    return `${leaf} | ${plainChipText(messagesIn(), turn.chip)} (${turn.chip.tone}) | ${title} | ${buttons}`
  })

describe('the turn card, leaf by leaf', () => {
  it('speaks to who paid the shop', () =>
    expect(lines('creator')).toMatchInlineSnapshot(`
      [
        "private | Private (waiting) | Share it when you are ready | share addReceipt edit delete",
        "open | Waiting for Dana (waiting) | Waiting for Dana to answer | addReceipt edit withdraw",
        "receiptRequested | Your turn (attention) | Add a receipt | addReceipt edit withdraw",
        "declined | Declined by Dana (problem) | Dana declined this expense | ",
        "withdrawn | Withdrawn (waiting) | You withdrew this expense | ",
        "deleted | Deleted (waiting) | You deleted this expense | ",
        "approved.unpaid | Waiting for Dana (waiting) | Dana approved and owes $142.50 | markReimbursed",
        "approved.paymentUnconfirmed | Your turn (attention) | Did you get the $40.00? | payment.confirm payment.refuse",
        "approved.paymentInProcess | With the bank (bank) | $142.50 is on its way to you | ",
        "approved.paymentScheduled | Scheduled (bank) | $142.50 is scheduled | markReimbursed",
        "approved.newPaymentNeeded | Waiting for Dana (problem) | Dana owes $142.50 and needs to pay again | markReimbursed",
        "approved.partlyPaid | Waiting for Dana (waiting) | Dana still owes $92.50 | markReimbursed",
        "settled | Paid, confirmed (done) | There is nothing left to do | ",
      ]
    `))
  it('speaks to who owes', () =>
    expect(lines('other')).toMatchInlineSnapshot(`
    [
      "private | Private to Sam (waiting) | This expense is private | ",
      "open | Your turn (attention) | Approve or decline your share of $142.50 | approve decline requestReceipt",
      "receiptRequested | Waiting for Sam (waiting) | Waiting for a receipt from Sam | approve decline requestReceipt",
      "declined | Declined by you (problem) | You declined this expense | ",
      "withdrawn | Withdrawn (waiting) | Sam withdrew this expense | ",
      "deleted | Deleted (waiting) | This expense was deleted | ",
      "approved.unpaid | Your turn (attention) | Pay $142.50 | pay",
      "approved.paymentUnconfirmed | Your turn (attention) | Pay the rest, $102.50 | pay",
      "approved.paymentInProcess | With the bank (bank) | $142.50 is with the bank | ",
      "approved.paymentScheduled | Scheduled (bank) | $142.50 is scheduled | ",
      "approved.newPaymentNeeded | Your turn (attention) | Make a new payment of $142.50 | pay",
      "approved.partlyPaid | Your turn (attention) | Pay the rest, $92.50 | pay",
      "settled | Paid, confirmed (done) | There is nothing left to do | ",
    ]
  `))
  it('gives who looks on names and no button', () =>
    expect(lines('viewing')).toMatchInlineSnapshot(`
      [
        "private | Private to Sam (waiting) | This expense is private | ",
        "open | Dana: approve or decline (waiting) | Waiting for Dana to answer | ",
        "receiptRequested | Sam: add a receipt (waiting) | Sam was asked for a receipt | ",
        "declined | Declined by Dana (problem) | Dana declined this expense | ",
        "withdrawn | Withdrawn (waiting) | Sam withdrew this expense | ",
        "deleted | Deleted (waiting) | This expense was deleted | ",
        "approved.unpaid | Dana: pay their share (waiting) | Dana approved and owes $142.50 | ",
        "approved.paymentUnconfirmed | Sam: confirm a payment (waiting) | Waiting for Sam to confirm $40.00 | ",
        "approved.paymentInProcess | With the bank (bank) | $142.50 is with the bank | ",
        "approved.paymentScheduled | Scheduled (bank) | $142.50 is scheduled | ",
        "approved.newPaymentNeeded | Dana: pay again (waiting) | Dana owes $142.50 and needs to pay again | ",
        "approved.partlyPaid | Dana: pay the rest (waiting) | Dana still owes $92.50 | ",
        "settled | Paid, confirmed (done) | There is nothing left to do | ",
      ]
    `))
})

it.each(locales)('has a sentence for every leaf and reader in %s, with nothing left unfilled', (locale) => {
  for (const person of persons)
    for (const leaf of expenseStatuses) {
      const viewer = viewerFor(person, locale)
      const { title, why } = turnText(messagesIn(locale), turnOf(item(leaf, person), viewer), viewer)
      expect(`${title} ${why}`, `${leaf} ${person}`).not.toMatch(/[{}]|undefined|NaN/)
      expect(title, `${leaf} ${person}`).not.toBe('')
    }
})

it('asks the payer for the rest while a part is on its way', () => {
  const turn = turnOf(item('approved.paymentUnconfirmed', 'other'), viewerFor('other'))
  expect(turnText(messagesIn(), turn, viewerFor('other'))).toEqual({
    title: 'Pay the rest, $102.50',
    why: '$40.00 waiting for Sam to confirm. Sam covered $285.00, your share is 50%.',
  })
})

it('asks about the oldest check that waits, by its own amount and number', () => {
  const turn = turnOf(item('approved.paymentUnconfirmed', 'creator'), viewerFor('creator'))
  expect(turnText(messagesIn(), turn, viewerFor('creator'))).toEqual({
    title: 'Did you get the $40.00?',
    why: 'Dana recorded it as Check / Other, number 1042, on Nov 18, 2026. It counts once you confirm it.',
  })
})

describe('how a share can be paid', () => {
  const detailWith = (bankTransfers: boolean) => {
    const viewer = viewerOf({ ...family(dana), bankTransfers }, 'en-US', now)
    return presentText(messagesIn(), turnOf(item('approved.unpaid', 'other'), viewer), viewer).detail
  }
  it('names the transfer where the family is offered it', () =>
    expect(detailWith(true)).toBe('By bank transfer, or by Check / Other, which Sam then confirms'))
  it('names the check alone elsewhere', () =>
    expect(detailWith(false)).toBe('By Check / Other, which Sam then confirms'))
})

import { describe, expect, test } from 'vitest'
import { transition } from 'xstate'
import { lifecycles } from '#machines/charts.ts'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { expensePeople } from '#machines/expenses/expense.paths.ts'
import { type ExpenseFacts, noFacts } from '#machines/expenses/expense.types.ts'
import { labelOf, leafOf, turnsOf } from '#machines/shared/decide.ts'
import { type By, bySystem } from '#machines/shared/turn.ts'
import { matrix } from './walk.ts'

const { creator, other } = expensePeople as { creator: By; other: By }

test('who may do what to an expense that the other parent has opened', () => {
  expect(matrix(lifecycles.expense)).toMatchInlineSnapshot(`
    "private                     | share creator, edit creator, delete creator, addReceipt creator
    open                        | edit creator, addReceipt creator, withdraw creator, requestReceipt other, approve other, decline other
    receiptRequested            | edit creator, addReceipt creator, withdraw creator, requestReceipt other, approve other, decline other
    declined                    | nobody
    withdrawn                   | nobody
    deleted                     | nobody
    approved.unpaid             | pay other, markReimbursed creator, paymentsChanged system
    approved.paymentUnconfirmed | pay other, paymentsChanged system
    approved.paymentInProcess   | pay other, paymentsChanged system
    approved.paymentScheduled   | pay other, markReimbursed creator, paymentsChanged system
    approved.newPaymentNeeded   | pay other, markReimbursed creator, paymentsChanged system
    approved.partlyPaid         | pay other, markReimbursed creator, paymentsChanged system
    settled                     | paymentsChanged system"
  `)
})

const unopened = [true, false].map((isPrivate) => ({ ...noFacts, owed: 142_50, private: isPrivate }))

test('nobody answers an expense that they have not opened', () => {
  const [open = ''] = matrix({ ...lifecycles.expense, begins: unopened })
    .split('\n')
    .filter((row) => row.startsWith('open'))
  expect(open.replace(/ +/g, ' ')).toBe('open | edit creator, addReceipt creator, withdraw creator')
})

type Snapshot = ReturnType<typeof expenseMachine.resolveState>

/**
 * Does what the server does when a payment changes: restores the row with the facts computed under lock, then derives
 * the state.
 */
function derived(before: Snapshot, facts: ExpenseFacts): Snapshot {
  const snapshot = expenseMachine.resolveState({ value: before.value, context: { ...before.context, ...facts } })
  return transition(expenseMachine, snapshot, { type: 'expense.paymentsChanged', by: bySystem })[0]
}

const opened = (facts: ExpenseFacts): Snapshot =>
  expenseMachine.resolveState({ value: 'open', context: { ...facts, opened: true, private: false } })

const approved = (facts: ExpenseFacts): Snapshot =>
  transition(expenseMachine, opened(facts), { type: 'expense.approve', by: other })[0]

const summaryOf = (snapshot: Snapshot) => ({
  leaf: leafOf(snapshot.value),
  label: labelOf(snapshot),
  remaining: remainingOf(snapshot.context),
  payable: payableOf(snapshot.context),
  turns: turnsOf(snapshot).sort(),
})

describe('285.00 at 50/50, step by step', () => {
  const owed = { ...noFacts, owed: 142_50 }
  const story = [
    ['bank 50 sent', { inFlight: 50_00 }],
    ['check 40 recorded', { inFlight: 50_00, checks: 40_00 }],
    ['bank 50 paid', { settled: 50_00, checks: 40_00, lastOutcome: 'paid' }],
    ['check confirmed', { settled: 90_00, lastOutcome: 'confirmed' }],
    ['that bank 50 returned', { settled: 40_00, lastOutcome: 'returned' }],
    ['bank 102.50', { settled: 40_00, inFlight: 102_50, lastOutcome: 'returned' }],
    ['network failure', { settled: 40_00, lastOutcome: 'failed' }],
    ['marked reimbursed', { settled: 142_50, lastOutcome: 'reimbursed' }],
  ] as const satisfies [string, Partial<ExpenseFacts>][]
  const expected = {
    'bank 50 sent': ['approved.paymentInProcess', 'paymentInProcess', 142_50, 92_50, 'bank payer'],
    'check 40 recorded': ['approved.paymentUnconfirmed', 'paymentUnconfirmed', 142_50, 52_50, 'bank payer receiver'],
    'bank 50 paid': ['approved.paymentUnconfirmed', 'paymentUnconfirmed', 92_50, 52_50, 'payer receiver'],
    'check confirmed': ['approved.partlyPaid', 'partlyPaid', 52_50, 52_50, 'payer'],
    'that bank 50 returned': ['approved.newPaymentNeeded', 'newPaymentNeeded.returned', 102_50, 102_50, 'payer'],
    'bank 102.50': ['approved.paymentInProcess', 'paymentInProcess', 102_50, 0, 'bank'],
    'network failure': ['approved.newPaymentNeeded', 'newPaymentNeeded.failed', 102_50, 102_50, 'payer'],
    'marked reimbursed': ['settled', 'settled.reimbursed', 0, 0, 'nobody'],
  } satisfies Record<(typeof story)[number][0], unknown[]>

  test('approved, no payment yet', () => {
    expect(summaryOf(approved(owed))).toEqual({
      leaf: 'approved.unpaid',
      label: 'unpaid',
      remaining: 142_50,
      payable: 142_50,
      turns: ['payer'],
    })
  })

  test('each payment moves the summary', () => {
    let snapshot = approved(owed)
    for (const [step, facts] of story) {
      snapshot = derived(snapshot, { ...owed, ...facts })
      const { leaf, label, remaining, payable, turns } = summaryOf(snapshot)
      expect([leaf, label, remaining, payable, turns.join(' ')], step).toEqual(expected[step])
    }
  })

  test('nothing is marked reimbursed while a transfer or a check is on its way', () => {
    const mark = (facts: Partial<ExpenseFacts>, remaining: number) =>
      derived(approved(owed), { ...owed, ...facts }).can({ type: 'expense.markReimbursed', by: creator, remaining })
    expect(mark({ settled: 40_00, inFlight: 102_50 }, 102_50)).toBe(false)
    expect(mark({ settled: 40_00, checks: 1 }, 102_50)).toBe(false)
    expect(mark({ settled: 40_00, lastOutcome: 'failed' }, 102_50)).toBe(true)
    expect(mark({ settled: 40_00, scheduled: 50_00 }, 102_50)).toBe(true)
    expect(mark({ settled: 40_00, lastOutcome: 'failed' }, 142_50)).toBe(false)
  })

  test('no more is paid than may be', () => {
    const pay = (facts: Partial<ExpenseFacts>, amount: number) =>
      derived(approved(owed), { ...owed, ...facts }).can({ type: 'expense.pay', by: other, amount })
    expect(pay({}, 142_50)).toBe(true)
    expect(pay({}, 142_51)).toBe(false)
    expect(pay({}, 0)).toBe(false)
    expect(pay({}, -1)).toBe(false)
    expect(pay({ checks: 40_00, inFlight: 50_00, scheduled: 10_00 }, 42_50)).toBe(true)
    expect(pay({ checks: 40_00, inFlight: 50_00, scheduled: 10_00 }, 42_51)).toBe(false)
  })

  test('when nothing is owed, approving settles it', () => {
    const free = summaryOf(approved(noFacts))
    expect(free).toMatchObject({ leaf: 'settled', label: 'settled', remaining: 0, turns: ['nobody'] })
  })

  test('what was settled is open again when a bank takes the money back', () => {
    const paid = derived(approved(owed), { ...owed, settled: 142_50, lastOutcome: 'paid' })
    expect(summaryOf(paid)).toMatchObject({ leaf: 'settled', label: 'settled.paid' })
    const returned = derived(paid, { ...owed, lastOutcome: 'returned' })
    expect(summaryOf(returned)).toMatchObject({ leaf: 'approved.newPaymentNeeded', payable: 142_50, turns: ['payer'] })
  })
})

test.each([
  [{ settled: 142_50, checks: 0 }, 'settled'],
  [{ checks: 1, inFlight: 1, scheduled: 1, settled: 1, lastOutcome: 'failed' }, 'approved.paymentUnconfirmed'],
  [{ inFlight: 1, scheduled: 1, settled: 1, lastOutcome: 'failed' }, 'approved.paymentInProcess'],
  [{ scheduled: 1, settled: 1, lastOutcome: 'failed' }, 'approved.paymentScheduled'],
  [{ settled: 1, lastOutcome: 'stopped' }, 'approved.newPaymentNeeded'],
  [{ settled: 1, lastOutcome: 'refused' }, 'approved.newPaymentNeeded'],
  [{ settled: 1, lastOutcome: 'void' }, 'approved.newPaymentNeeded'],
  [{ settled: 1, lastOutcome: 'confirmed' }, 'approved.partlyPaid'],
  [{ lastOutcome: null }, 'approved.unpaid'],
] as const)('the first fact that holds decides: %o is %s', (facts, leaf) => {
  const owed = { ...noFacts, owed: 142_50 }
  expect(summaryOf(derived(approved(owed), { ...owed, ...facts })).leaf).toBe(leaf)
})

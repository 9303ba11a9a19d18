import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { maxMinor, otherPercentOf, splitTotal } from '#domain/money.ts'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { expensePeople } from '#machines/expenses/expense.paths.ts'
import type { ExpenseFacts } from '#machines/expenses/expense.types.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { type By, bySystem } from '#machines/shared/turn.ts'
import { factsFrom } from '#server/features/expenses/expenses.facts.ts'

const { creator, other } = expensePeople as { creator: By; other: By }

type Payment = { status: string; readonly amount: number; change_order: number }
type Snapshot = ReturnType<typeof expenseMachine.resolveState>

const withFacts = (before: Snapshot, facts: ExpenseFacts): Snapshot =>
  expenseMachine.resolveState({ value: before.value, context: { ...before.context, ...facts } })
const approved = (facts: ExpenseFacts): Snapshot => {
  const open = expenseMachine.resolveState({ value: 'open', context: { ...facts, private: false } })
  return transition(expenseMachine, open, { type: 'expense.approve', by: other })[0]
}

/** Maps a check's statuses to those that its receiver or payer can move it to. */
const endings: Readonly<Record<string, readonly string[]>> = {
  unconfirmed: ['confirmed', 'refused', 'void'],
  confirmed: ['void'],
  reimbursed: ['void'],
}
type Step = { readonly what: 'pay' | 'answer' | 'reimburse'; readonly at: number; readonly part: number }
const step = fc.record<Step>({
  what: fc.constantFrom('pay', 'pay', 'answer', 'reimburse'),
  at: fc.nat(20),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
})
const cents = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: maxMinor }))
const percents = fc.oneof(
  fc.constantFrom(50, 33.33, 66.67),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
)

/** Plays steps of both parents on one expense, each only if its chart allows it, and checks the money after each. */
function lived(owed: number, steps: readonly Step[], look: (now: Snapshot, facts: ExpenseFacts) => void) {
  const payments: Payment[] = []
  const facts = () => factsFrom(owed, true, payments)
  let now = approved(facts())
  let order = 0
  const add = (status: string, amount: number) => void payments.push({ status, amount, change_order: order++ })
  const derive = () => {
    const event = { type: 'expense.paymentsChanged', by: bySystem } as const
    ;[now] = transition(expenseMachine, withFacts(now, facts()), event)
    look(now, facts())
  }
  const may = (event: Parameters<Snapshot['can']>[0]) => withFacts(now, facts()).can(event)
  const pay = (amount: number) => {
    if (may({ type: 'expense.pay', amount, by: other })) add('unconfirmed', amount)
  }
  look(now, facts())
  for (const { what, at, part } of steps) {
    if (what === 'pay') pay(Math.ceil(part * payableOf(facts())))
    const remaining = remainingOf(facts())
    if (what === 'reimburse' && may({ type: 'expense.markReimbursed', remaining, by: creator }))
      add('reimbursed', remaining)
    const payment = payments[at % Math.max(1, payments.length)]
    const next = payment && endings[payment.status]
    if (what === 'answer' && payment && next) {
      payment.status = next[at % next.length] ?? payment.status
      payment.change_order = order++
    }
    derive()
  }
  return { may, pay, derive, payments, facts, leaf: () => leafOf(now.value) }
}

test('however it is paid, never more is payable than is owed, and what is settled is exactly that', () => {
  fc.assert(
    fc.property(cents, percents, fc.array(step, { maxLength: 30 }), (total, creatorPercent, steps) => {
      const owed = splitTotal(total, otherPercentOf(creatorPercent)).other
      const { may, facts } = lived(owed, steps, (now, known) => {
        expect([known.settled <= owed, payableOf(known) >= 0]).toEqual([true, true])
        expect(leafOf(now.value) === 'settled').toBe(known.settled === owed)
      })
      const payable = payableOf(facts())
      expect(may({ type: 'expense.pay', amount: payable + 1, by: other })).toBe(false)
      expect(may({ type: 'expense.pay', amount: 0, by: other })).toBe(false)
    }),
  )
})

test('from wherever it stands one more payment settles it: nothing stays behind at 0.01', () => {
  fc.assert(
    fc.property(cents, percents, fc.array(step, { maxLength: 20 }), (total, creatorPercent, steps) => {
      const owed = splitTotal(total, otherPercentOf(creatorPercent)).other
      const { pay, derive, payments, facts, leaf } = lived(owed, steps, () => {})
      pay(payableOf(facts()))
      for (const payment of payments) if (payment.status === 'unconfirmed') payment.status = 'confirmed'
      derive()
      expect([leaf(), remainingOf(facts())]).toEqual(['settled', 0])
    }),
  )
})

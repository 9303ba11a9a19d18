import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import { payableOf, remainingOf } from '../expenses/expense.facts.ts'
import { expenseMachine } from '../expenses/expense.machine.ts'
import { expenseBegins } from '../expenses/expense.paths.ts'
import type { ExpenseEvent, Outcome } from '../expenses/expense.types.ts'
import { paymentMachine } from '../payments/payment.machine.ts'
import type { PaymentMeta } from '../payments/payment.setup.ts'
import type { PaymentEvent, PaymentMethod } from '../payments/payment.types.ts'
import { leafOf, metaOf } from '../shared/decide.ts'
import { type By, bySystem } from '../shared/turn.ts'
import type { Move, PathEvent, Walk } from './walk.ts'

// Walks an expense together with its payments, as two people use it: each change of a payment derives the expense's
// state again, as in the product. Only people's acts are moves, because nothing on a screen plays the bank.

type Expense = SnapshotFrom<typeof expenseMachine>
type Payment = SnapshotFrom<typeof paymentMachine>
type Story = { readonly expense: Expense; readonly payments: readonly Payment[] }

const part = 40_00
/** Two payments reach every edge: one after another has ended, or two at once. */
const mostPayments = 2
const acting = (party: string): By => ({ actor: party, party, mode: 'self' })
const people = ['creator', 'other'] as const

export const expenseStory: Walk<Story> = {
  begins: expenseBegins.map((input) => ({
    input: { private: input.private, owed: input.owed },
    // People answer on the page that has opened the expense.
    at: { expense: initialTransition(expenseMachine, { ...input, opened: true })[0], payments: [] },
    covers: [],
  })),
  movesFrom: (story) => [...answers(story), ...payings(story), ...reimbursing(story), ...settlings(story)],
  leafOf: ({ expense }) => leafOf(expense.value),
  identity: ({ expense, payments }) =>
    JSON.stringify([expense, ...payments].map(({ value, context }) => [value, context])),
}

const verbs = ['share', 'edit', 'delete', 'approve', 'decline', 'requestReceipt', 'addReceipt', 'withdraw'] as const

const answers = ({ expense, payments }: Story): Move<Story>[] =>
  verbs.flatMap((verb) =>
    people.flatMap((who) => {
      const event: ExpenseEvent = { type: `expense.${verb}`, by: acting(who) }
      if (!expense.can(event)) return []
      return moveOf({ type: event.type, who }, { expense: transition(expenseMachine, expense, event)[0], payments })
    }),
  )

const payings = (story: Story): Move<Story>[] =>
  [...new Set([part, payableOf(story.expense.context)])].flatMap((amount) => {
    const event: ExpenseEvent = { type: 'expense.pay', by: acting('other'), amount }
    if (story.payments.length === mostPayments || !story.expense.can(event)) return []
    return moveOf({ type: event.type, who: 'other', amount }, begun(story, 'check', amount))
  })

function reimbursing(story: Story): Move<Story>[] {
  const remaining = remainingOf(story.expense.context)
  const event: ExpenseEvent = { type: 'expense.markReimbursed', by: acting('creator'), remaining }
  if (story.payments.length === mostPayments || !story.expense.can(event)) return []
  return [moveOf({ type: event.type, who: 'creator', remaining }, begun(story, 'reimbursed', remaining))]
}

const paymentVerbs = ['confirm', 'refuse', 'void'] as const
const parties = { creator: 'receiver', other: 'payer' } as const

const settlings = (story: Story): Move<Story>[] =>
  story.payments.flatMap((payment, index) => settling(story, payment, index))

const settling = ({ expense, payments }: Story, payment: Payment, index: number): Move<Story>[] =>
  paymentVerbs.flatMap((verb) =>
    people.flatMap((who) => {
      const event: PaymentEvent = { type: `payment.${verb}`, by: acting(parties[who]) }
      if (!payment.can(event)) return []
      const [next] = transition(paymentMachine, payment, event)
      const { amount } = payment.context
      return moveOf(
        { type: event.type, who, payment: index + 1, amount },
        withPayments(expense, payments.with(index, next), next),
      )
    }),
  )

const moveOf = (event: PathEvent, at: Story): Move<Story> => ({ event, at, covers: [] })

function begun({ expense, payments }: Story, method: PaymentMethod, amount: number): Story {
  const [payment] = initialTransition(paymentMachine, { method, amount, later: false, payable: amount })
  return withPayments(expense, [...payments, payment], payment)
}

const countsOf = (payment: Payment) => (metaOf(payment) as PaymentMeta).counts

/** Computes what the server computes under lock, then lets the chart derive its leaf. */
function withPayments(expense: Expense, payments: readonly Payment[], changed: Payment): Story {
  const facts = { settled: 0, checks: 0, inFlight: 0, scheduled: 0 }
  for (const payment of payments) {
    const bucket = countsOf(payment)
    if (bucket !== 'nothing') facts[bucket] += payment.context.amount
  }
  const ended = countsOf(changed) === 'settled' || countsOf(changed) === 'nothing'
  const lastOutcome = ended ? (leafOf(changed.value) as Outcome) : expense.context.lastOutcome
  const { value, context } = expense
  const resolved = expenseMachine.resolveState({ value, context: { ...context, ...facts, lastOutcome } })
  return {
    expense: transition(expenseMachine, resolved, { type: 'expense.paymentsChanged', by: bySystem })[0],
    payments,
  }
}

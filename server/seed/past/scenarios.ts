import { otherPercentOf, splitTotal } from '#domain/money.ts'
import type { Random } from '../random.ts'
import type { Library, Scenario, Side } from './library.ts'
import type { Plan } from './plans.ts'
import type { Action, PlannedExpense, Schedule } from './schedule.ts'

type Dependencies = {
  readonly schedule: Schedule
  readonly library: Library
  readonly random: Random
  /** Returns the percentage that the creator bears. */
  readonly percentOf: (plan: Plan) => number
}

const open: Action = { type: 'open' }
const approve: Action = { type: 'send', command: { type: 'expense.approve' } }
const confirm: Action = { type: 'settle', command: { type: 'payment.confirm' } }

const settle = (type: 'payment.void' | 'payment.refuse', reason: string): Action => ({
  type: 'settle',
  command: { type, reason },
})
const decline = (reason: string): Action => ({ type: 'send', command: { type: 'expense.decline', reason } })

/** A scenario uses it to plan whose turn it is when, and what is owed. */
type ScenarioContext = {
  readonly turn: (side: Side, ...actions: readonly Action[]) => void
  /** The creator recorded the expense; the other parent owes. */
  readonly creator: Side
  readonly other: Side
  readonly owed: number
  readonly pay: (amount: number) => Action
  readonly phrase: (which: 'asks' | 'bounces' | 'losses') => string
  readonly atOnce: boolean
  /** Records the expense again with the given changes. */
  readonly sendAgain: (change: Partial<Plan>) => void
}

type Scenarios = {
  readonly [How in Scenario['how']]: (context: ScenarioContext, scenario: Extract<Scenario, { how: How }>) => void
}

const scenarios: Scenarios = {
  private: () => {},
  withdrawn: ({ turn, creator }) => turn(creator, { type: 'send', command: { type: 'expense.withdraw' } }),
  declined: ({ turn, other }, { reason }) => turn(other, open, decline(reason)),
  sentAgain: ({ turn, other, sendAgain }, { reason, cents, note }) => {
    turn(other, open, decline(reason))
    sendAgain({ total: cents, note, receipt: 'invoice', scenario: { how: 'paid' } })
  },
  cash: ({ turn, creator, other }) => {
    turn(other, open, approve)
    turn(creator, { type: 'send', command: { type: 'expense.markReimbursed' } })
  },
  askedFor: ({ turn, creator, other, owed, pay, phrase }) => {
    turn(other, open, { type: 'send', command: { type: 'expense.requestReceipt', note: phrase('asks') } })
    turn(creator, { type: 'addReceipt' })
    turn(other, approve, pay(owed))
    turn(creator, confirm)
  },
  twoChecks: ({ turn, creator, other, owed, pay }) => {
    const half = Math.floor(owed / 200) * 100
    turn(other, open, approve, pay(half))
    turn(creator, confirm)
    turn(other, pay(owed - half))
    turn(creator, confirm)
  },
  bounced: ({ turn, creator, other, owed, pay, phrase }) => {
    turn(other, open, approve, pay(owed))
    turn(creator, confirm)
    turn(creator, settle('payment.void', phrase('bounces')))
    turn(other, pay(owed))
    turn(creator, confirm)
  },
  lost: ({ turn, creator, other, owed, pay, phrase }) => {
    turn(other, open, approve, pay(owed))
    turn(creator, settle('payment.refuse', phrase('losses')))
    turn(other, pay(owed))
    turn(creator, confirm)
  },
  paid: ({ turn, creator, other, owed, pay, atOnce }) => {
    turn(other, open, approve, ...(atOnce ? [pay(owed)] : []))
    if (!atOnce) turn(other, pay(owed))
    turn(creator, confirm)
  },
}

const runScenario = <How extends Scenario['how']>(
  context: ScenarioContext,
  scenario: Extract<Scenario, { how: How }>,
) => scenarios[scenario.how](context, scenario)

/** Schedules the steps of one expense, from the purchase to its end. */
export const schedulePurchase = (needs: Dependencies, plan: Plan, previous?: PlannedExpense): void => {
  const { schedule, library, random, percentOf } = needs
  const { expense, turn, today } = schedule.begin(plan, previous)
  const pay = (amount: number): Action => {
    const note = random.chance(0.25) ? (random.pick(library.checkNotes) ?? null) : null
    return { type: 'pay', amount, note }
  }
  const context: ScenarioContext = {
    turn,
    creator: plan.side,
    other: plan.side === 'A' ? 'B' : 'A',
    owed: splitTotal(plan.total, otherPercentOf(percentOf(plan))).other,
    pay,
    phrase: (which) => random.pick(library[which]) ?? '',
    atOnce: random.chance(0.7),
    sendAgain: (change) => schedulePurchase(needs, { ...plan, ...change, day: today() - 1 }, expense),
  }
  runScenario(context, plan.scenario)
}

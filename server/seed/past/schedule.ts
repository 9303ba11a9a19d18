import type { ExpenseCommand } from '#contract/expenses/expenses.ts'
import type { PaymentCommand } from '#contract/payments/payments.ts'
import type { Random } from '../random.ts'
import type { Unversioned } from '../send-command.ts'
import type { Side } from './library.ts'
import type { Plan } from './plans.ts'

/** An expense of the past; its id is known once it was recorded. */
export type PlannedExpense = { readonly plan: Plan; readonly previous?: PlannedExpense; id?: string }

export type Action =
  | { readonly type: 'record' | 'open' | 'addReceipt' }
  | { readonly type: 'pay'; readonly amount: number; readonly note: string | null }
  | { readonly type: 'send'; readonly command: Unversioned<ExpenseCommand> }
  | { readonly type: 'settle'; readonly command: Unversioned<PaymentCommand> }

/** An act of one parent `day` days ago, `minute` minutes after midnight. */
export type Step = {
  readonly day: number
  readonly minute: number
  readonly side: Side
  readonly expense: PlannedExpense
  readonly action: Action
}

const evening = { A: 20 * 60 + 10, B: 19 * 60 + 35 } as const

/** Each parent opens the app every few evenings. */
const isActive = (side: Side, day: number) => (side === 'A' ? day % 3 === 0 : day % 4 === 1)

/** Gives each step its time, in the order in which the steps are added; a step takes a minute or two. */
export class Schedule {
  readonly #random: Random
  readonly #steps: Step[] = []
  readonly #busyUntil = new Map<string, number>()

  constructor(random: Random) {
    this.#random = random
  }

  /** Records the expense at most two days after the purchase. `turn` adds what a parent does on their next evening. */
  begin(plan: Plan, previous?: PlannedExpense) {
    const expense: PlannedExpense = { plan, ...(previous && { previous }) }
    let day = plan.day - this.#random.between(0, 2)
    const minute = this.#random.between(8 * 60, 18 * 60)
    this.#steps.push({ day, minute, side: plan.side, expense, action: { type: 'record' } })
    const turn = (side: Side, ...actions: readonly Action[]): void => {
      do day -= 1
      while (!isActive(side, day))
      for (const action of actions)
        this.#steps.push({ day, minute: this.#nextMinute(side, day), side, expense, action })
    }
    return { expense, turn, today: () => day }
  }

  #nextMinute(side: Side, day: number): number {
    const key = `${side} ${day}`
    const minute = (this.#busyUntil.get(key) ?? evening[side]) + this.#random.between(1, 2)
    this.#busyUntil.set(key, minute)
    return minute
  }

  /** Returns all steps in chronological order. */
  steps(): readonly Step[] {
    return this.#steps.toSorted((a, b) => b.day - a.day || a.minute - b.minute)
  }
}

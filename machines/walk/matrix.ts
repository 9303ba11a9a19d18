import type { AnyMachineSnapshot } from 'xstate'
import type { Chart } from '../charts.ts'
import { payableOf, remainingOf } from '../expenses/expense.facts.ts'
import type { ExpenseFacts } from '../expenses/expense.types.ts'
import { leavesOf } from '../shared/decide.ts'
import { reached } from './chart-walk.ts'

/** An event without its sender. */
export type Attempt = { readonly type: string; readonly [detail: string]: unknown }

/** Details that an event must carry to fit the facts, so that nobody is refused for a wrong amount. */
const fitting: Readonly<Record<string, (facts: ExpenseFacts) => object>> = {
  'expense.pay': (facts) => ({ amount: payableOf(facts) }),
  'expense.markReimbursed': (facts) => ({ remaining: remainingOf(facts) }),
  'payment.start': () => ({ hindrance: null }),
}

/** Returns each event of a chart once, with details that fit the snapshot. */
export function attemptsAt(chart: Chart, { context }: AnyMachineSnapshot): Attempt[] {
  const attempts = chart.steps.map(({ event: { by: _, ...event } }) => ({
    ...event,
    ...fitting[event.type]?.(context),
  }))
  return [...new Map(attempts.map((attempt) => [JSON.stringify(attempt), attempt])).values()]
}

/** Names the sender in a chart that does not distinguish people. */
export const anyone = 'anyone'

export const peopleOf = (chart: Chart): string[] => {
  const people = Object.keys(chart.people)
  return people.length > 0 ? people : [anyone]
}

export type MatrixRow = {
  readonly leaf: string
  readonly cells: readonly { readonly attempt: Attempt; readonly allowed: readonly string[] }[]
}

/** Lists who may send what in each state in which a chart can rest. Everybody who is not named in a cell is refused. */
export function matrixOf(chart: Chart): MatrixRow[] {
  const at = reached(chart)
  const stored: string[] = leavesOf(chart.machine)
  return (stored.length > 0 ? stored : [...at.keys()]).map((leaf) => {
    const snapshot = at.get(leaf)
    if (!snapshot) throw new Error(`no walk reaches ${leaf}`)
    const cells = attemptsAt(chart, snapshot).map((attempt) => ({
      attempt,
      allowed: peopleOf(chart).filter((name) => snapshot.can({ ...attempt, by: chart.people[name] })),
    }))
    return { leaf, cells }
  })
}

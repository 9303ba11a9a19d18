import { transition } from 'xstate'
import { type ExpenseDto, type ExpenseStatus, expenseStatuses } from '#contract/expenses/expenses.ts'
import { isPrivateLeaf } from '#machines/expenses/expense.leaves.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import type { ExpenseEvent } from '#machines/expenses/expense.types.ts'
import { leafOf, pathToValue } from '#machines/shared/decide.ts'
import { type By, bySystem } from '#machines/shared/turn.ts'
import { partiesOf } from '../parties.ts'

/** An upcoming step is a leaf and the event that would lead to it. */
export type UpcomingStep = { readonly leaf: string; readonly by: ExpenseEvent['type'] }

const as = (actor: string, party: By['party']): By => ({ actor, party, mode: 'self' })

/** Asks the chart for the steps ahead when all goes well: shared, approved, and everything owed paid. */
export function upcomingSteps(item: Pick<ExpenseDto, 'status' | 'facts' | 'createdBy' | 'shares'>): UpcomingStep[] {
  const { creatorId, payerId } = partiesOf(item)
  const events: ExpenseEvent[] = [
    { type: 'expense.share', by: as(creatorId, 'creator') },
    { type: 'expense.approve', by: as(payerId, 'other') },
    { type: 'expense.paymentsChanged', by: bySystem },
  ]
  // Opening comes before an approval and is no step of its own.
  const unpaid = { ...item.facts, opened: true }
  const { owed } = unpaid
  const paid = { ...unpaid, settled: owed, checks: 0, inFlight: 0, scheduled: 0, private: false }
  const steps: UpcomingStep[] = []
  let leaf: string = item.status
  for (const event of events) {
    const facts = event.type === 'expense.paymentsChanged' ? paid : { ...unpaid, private: isPrivateLeaf(leaf) }
    const next = after(leaf, facts, event)
    if (next === leaf) continue
    leaf = next
    steps.push({ leaf, by: event.type })
  }
  return steps
}

type Context = ReturnType<typeof expenseMachine.resolveState>['context']

/** Returns the leaf after the event, or the same leaf when the chart refuses it. */
function after(leaf: string, context: Context, event: ExpenseEvent): string {
  const snapshot = expenseMachine.resolveState({ value: pathToValue(leaf), context })
  if (!snapshot.can(event)) return leaf
  const [next] = transition(expenseMachine, snapshot, event)
  return leafOf(next.value)
}

/** Returns the leaf the chart would choose, which is shown until the server has answered. */
export const leafAfter = (item: Pick<ExpenseDto, 'status' | 'facts'>, event: ExpenseEvent): ExpenseStatus => {
  const leaf = after(item.status, { ...item.facts, private: isPrivateLeaf(item.status) }, event)
  return expenseStatuses.find((status) => status === leaf) ?? item.status
}

import { and, or } from 'xstate'
import { by } from '../shared/turn.ts'
import { monthlyExpenseSetup } from './monthly-expense.setup.ts'

const owner = by('owner')
/** The month is answered; after the last one nothing is left to wait for. */
const answered = [
  { guard: and([owner, 'isDue', 'isLast']), target: 'ended' },
  { guard: and([owner, 'isDue']), actions: 'waitForNext' },
] as const

/**
 * An expense that comes back each month, as its owner's own draft. Nobody else sees it.
 *
 * While it is `active` a draft waits from its day on until the owner sends it as an expense, or skips that month; then
 * the next month's waits for its day. Invariant: a draft becomes at most one expense, and never by itself. Deliberately
 * absent: an event of the clock, because that a draft is due follows from the date.
 */
export const monthlyExpenseMachine = monthlyExpenseSetup.createMachine({
  id: 'monthlyExpense',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      meta: { turns: ['owner'], label: 'active', tone: 'waiting' },
      on: {
        'monthlyExpense.send': answered,
        'monthlyExpense.skip': answered,
        'monthlyExpense.end': { guard: or([owner, by('system')]), target: 'ended' },
      },
    },
    ended: { type: 'final', meta: { turns: ['nobody'], label: 'ended', tone: 'done' } },
  },
})

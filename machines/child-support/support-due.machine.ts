import { setup } from 'xstate'
import type { Meta } from '../shared/turn.ts'

/** Of one due, in minor units: what it is, what is paid of it, what is on its way; and where its day stands to today. */
export type SupportDueFacts = {
  readonly amount: number
  readonly settled: number
  readonly onItsWay: number
  readonly day: 'coming' | 'today' | 'past'
}

const dueSetup = setup({
  types: { context: {} as SupportDueFacts, input: {} as SupportDueFacts, meta: {} as Meta },
  guards: {
    allSettled: ({ context }) => context.settled >= context.amount,
    allOnItsWay: ({ context }) => context.settled + context.onItsWay >= context.amount,
    isComing: ({ context }) => context.day === 'coming',
    isPast: ({ context }) => context.day === 'past',
    partSettled: ({ context }) => context.settled > 0,
  },
})

/**
 * What one due of child support is called. It is never stored and nobody moves it: it follows from the payments of its
 * ledger and from the day, and is weighed anew wherever it is shown.
 */
export const supportDueMachine = dueSetup.createMachine({
  id: 'supportDue',
  context: ({ input }) => input,
  initial: 'weigh',
  states: {
    weigh: {
      always: [
        { guard: 'allSettled', target: 'paid' },
        { guard: 'allOnItsWay', target: 'onItsWay' },
        { guard: 'isComing', target: 'coming' },
        { guard: 'isPast', target: 'overdue' },
        { guard: 'partSettled', target: 'partlyPaid' },
        { target: 'due' },
      ],
    },
    coming: { meta: { turns: ['nobody'], label: 'coming', tone: 'waiting' } },
    due: { meta: { turns: ['payer'], label: 'due', tone: 'attention' } },
    partlyPaid: { meta: { turns: ['payer'], label: 'partlyPaid', tone: 'attention' } },
    onItsWay: { meta: { turns: ['receiver'], label: 'onItsWay', tone: 'waiting' } },
    overdue: { meta: { turns: ['payer'], label: 'overdue', tone: 'problem' } },
    paid: { type: 'final', meta: { turns: ['nobody'], label: 'paid', tone: 'done' } },
  },
})

import { setup } from 'xstate'
import type { Meta } from '../shared/turn.ts'

/**
 * Facts of one due in minor units: its amount, what is paid and what is on its way; and whether its day is before, on
 * or after today.
 */
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
 * The status of one due of child support. It is never stored and nobody sends it events: it is derived from the
 * payments of its ledger and from the date wherever it is shown.
 */
export const supportDueMachine = dueSetup.createMachine({
  id: 'supportDue',
  context: ({ input }) => input,
  initial: 'deriving',
  states: {
    deriving: {
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

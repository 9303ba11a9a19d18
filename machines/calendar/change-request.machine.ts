import { and, or } from 'xstate'
import { by } from '../shared/turn.ts'
import { changeRequestSetup } from './change-request.setup.ts'

const answerer = by('answerer')

/**
 * One parent asks the other to exchange times with some of their children, or to take or give up one.
 *
 * It is `open` until the other parent answers, its asker withdraws it, or its deadline passes, from which on it is refused
 * whether or not the clock has run. An approval is final and writes the swaps in the same transaction; of two that overlap
 * only the first is approved. Who answers with another proposal makes a new request the other way round, and this one is
 * `countered`. Deliberately absent: a way back from an approval. Another change is another request.
 */
export const changeRequestMachine = changeRequestSetup.createMachine({
  id: 'changeRequest',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      meta: { turns: ['answerer'], label: 'open', tone: 'attention', due: 'respondBy' },
      on: {
        'changeRequest.approve': { guard: and([answerer, 'isFree']), target: 'approved', actions: 'writeSwaps' },
        'changeRequest.decline': { guard: answerer, target: 'declined', actions: 'keepReason' },
        'changeRequest.counter': {
          guard: and([answerer, 'isCounterable']),
          target: 'countered',
          actions: 'beginCounter',
        },
        'changeRequest.withdraw': { guard: or([by('asker'), by('system')]), target: 'withdrawn' },
        'changeRequest.expire': { guard: and([by('system'), 'isOver']), target: 'expired' },
      },
    },
    approved: { type: 'final', meta: { turns: ['nobody'], label: 'approved', tone: 'done', swaps: true } },
    declined: { type: 'final', meta: { turns: ['nobody'], label: 'declined', tone: 'problem' } },
    countered: { type: 'final', meta: { turns: ['nobody'], label: 'countered', tone: 'waiting' } },
    withdrawn: { type: 'final', meta: { turns: ['nobody'], label: 'withdrawn', tone: 'waiting' } },
    expired: { type: 'final', meta: { turns: ['nobody'], label: 'expired', tone: 'problem' } },
  },
})

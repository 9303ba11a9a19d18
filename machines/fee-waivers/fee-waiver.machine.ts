import { and, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import { type FeeWaiverEvent, type FeeWaiverFacts, type FeeWaiverTurn, feeWaiverParties } from './fee-waiver.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

const feeWaiverSetup = setup({
  types: {
    context: {} as FeeWaiverFacts,
    events: {} as FeeWaiverEvent,
    input: {} as FeeWaiverFacts,
    meta: {} as Meta<FeeWaiverTurn>,
  },
  guards: { by: byAmong(feeWaiverParties), isDocumented: ({ context }) => context.documented },
  actions: { keepDocument: effect, beginYear: effect, keepReason: effect },
})

/**
 * Somebody who cannot pay asks for a year of Essentials that costs nothing, with documents.
 *
 * While it is `applied`, documents can be added. Invariants: an administrator decides, with a reason where they refuse;
 * nothing is granted without a document; every end is final, and whoever was refused may apply again; the system ends
 * the application of somebody whose account ends. Deliberately absent: the other parent, who learns nothing of it.
 */
export const feeWaiverMachine = feeWaiverSetup.createMachine({
  id: 'feeWaiver',
  context: ({ input }) => input,
  initial: 'applied',
  states: {
    applied: {
      meta: {
        turns: [{ turn: 'administrator', when: 'isDocumented' }],
        label: 'applied',
        tone: 'waiting',
      },
      on: {
        'feeWaiver.addDocument': { guard: by('applicant'), actions: 'keepDocument' },
        'feeWaiver.withdraw': { guard: by('applicant'), target: 'withdrawn' },
        'feeWaiver.grant': {
          guard: and([by('administrator'), 'isDocumented']),
          target: 'granted',
          actions: 'beginYear',
        },
        'feeWaiver.refuse': { guard: by('administrator'), target: 'refused', actions: 'keepReason' },
        'feeWaiver.end': { guard: by('system'), target: 'withdrawn' },
      },
    },
    granted: { type: 'final', meta: { turns: ['nobody'], label: 'granted', tone: 'done' } },
    refused: { type: 'final', meta: { turns: ['nobody'], label: 'refused', tone: 'problem' } },
    withdrawn: { type: 'final', meta: { turns: ['nobody'], label: 'withdrawn', tone: 'waiting' } },
  },
})

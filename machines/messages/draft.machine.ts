import { or, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import { type DraftEvent, type DraftTurn, draftParties } from './draft.types.ts'

const draftSetup = setup({
  types: { events: {} as DraftEvent, meta: {} as Meta<DraftTurn> },
  guards: { by: byAmong(draftParties) },
  // Actions are only named here; the server implements them.
  actions: { keepText: () => {}, forgetText: () => {}, noteDiscarded: () => {} },
})

const author = by('author')

/**
 * A draft is a message that its author has not sent. Nobody else sees it.
 *
 * While it is `saved` its author changes it, each time from the version that they saw. Invariants: a draft becomes at most
 * one message, however often it is sent, and `sent` and `discarded` hold no text any more.
 */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  initial: 'saved',
  states: {
    saved: {
      meta: { turns: ['author'], label: 'saved', tone: 'waiting' },
      on: {
        'draft.save': { guard: author, actions: 'keepText' },
        'draft.send': { guard: author, target: 'sent', actions: 'forgetText' },
        'draft.discard': {
          guard: or([author, by('system')]),
          target: 'discarded',
          actions: ['forgetText', 'noteDiscarded'],
        },
      },
    },
    sent: { type: 'final', meta: { turns: ['nobody'], label: 'sent', tone: 'done' } },
    discarded: { type: 'final', meta: { turns: ['nobody'], label: 'discarded', tone: 'done' } },
  },
})

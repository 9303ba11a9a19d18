import { and, setup } from 'xstate'
import { by, byAmong } from '../shared/turn.ts'
import {
  type InfoEntryEvent,
  type InfoEntryFacts,
  type InfoEntryMeta,
  type InfoEntryTurn,
  infoEntryParties,
} from './info-entry.types.ts'

/** Actions are only named here; the server's `info-bank.effects.ts` implements them. */
const effect = () => {}

const infoEntrySetup = setup({
  types: {
    context: {} as InfoEntryFacts,
    events: {} as InfoEntryEvent,
    input: {} as InfoEntryFacts,
    meta: {} as InfoEntryMeta,
  },
  guards: {
    by: byAmong(infoEntryParties),
    isShareable: ({ context }) => context.concerns !== 'other',
    concernsChildren: ({ context }) => context.concerns === 'children',
  },
  actions: { replaceContent: effect, addEdition: effect, shareWithParents: effect },
})

const author = by('author' satisfies InfoEntryTurn)
const otherParent = by('otherParent' satisfies InfoEntryTurn)

/**
 * Something that both homes need to know: an allergy, a teacher, a size.
 *
 * A `private` entry exists for its author alone. A `shared` one is seen by both parents, and each change of it is a new
 * edition. What concerns children both parents keep up to date; what concerns a parent that parent alone writes. Invariants:
 * nobody shares anything about the other parent, a shared entry never becomes private again, and `removed` takes it from the
 * pages but leaves it in the record of both. Deliberately absent: an approval. Whoever knows better writes it down, and
 * before and after stand beside each other.
 */
export const infoEntryMachine = infoEntrySetup.createMachine({
  id: 'infoEntry',
  context: ({ input }) => input,
  initial: 'private',
  states: {
    private: {
      meta: { turns: ['nobody'], label: 'private', tone: 'waiting', kept: true },
      on: {
        'infoEntry.edit': { guard: author, actions: 'replaceContent' },
        'infoEntry.share': { guard: and([author, 'isShareable']), target: 'shared', actions: 'shareWithParents' },
        'infoEntry.delete': { guard: author, target: 'deleted' },
      },
    },
    shared: {
      meta: { turns: ['nobody'], label: 'shared', tone: 'done' },
      on: {
        'infoEntry.edit': [
          { guard: author, actions: 'addEdition' },
          { guard: and([otherParent, 'concernsChildren']), actions: 'addEdition' },
        ],
        'infoEntry.remove': { guard: author, target: 'removed' },
      },
    },
    removed: { type: 'final', meta: { turns: ['nobody'], label: 'removed', tone: 'waiting', gone: true } },
    deleted: { type: 'final', meta: { turns: ['nobody'], label: 'deleted', tone: 'waiting', kept: true, gone: true } },
  },
})

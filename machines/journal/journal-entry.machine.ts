import { setup } from 'xstate'
import { by, byAmong } from '../shared/turn.ts'
import {
  type JournalEntryEvent,
  type JournalEntryMeta,
  type JournalEntryTurn,
  journalEntryParties,
} from './journal-entry.types.ts'

/** Actions are only named here; the server's `journal.effects.ts` implements them. */
const effect = () => {}

const journalEntrySetup = setup({
  types: { events: {} as JournalEntryEvent, meta: {} as JournalEntryMeta },
  guards: { by: byAmong(journalEntryParties) },
  actions: { replaceContent: effect, addEdition: effect, shareWithPeople: effect },
})

const author = by('author' satisfies JournalEntryTurn)

/**
 * What somebody writes down about a day: an entry, a moment with photos, a check-in at a place.
 *
 * A `private` one exists for its author alone, who changes it freely and may have it `deleted`. A `shared` one is read by
 * the people its author chose and by the professionals connected to its author. A change of it is a new edition, and who
 * has seen an edition stands on it. Invariants: it never becomes private again, its readers only become more, and
 * `removed` takes it from the pages but leaves it in the record of everybody it was shared with. Deliberately absent: an
 * answer. A journal is not a conversation.
 */
export const journalEntryMachine = journalEntrySetup.createMachine({
  id: 'journalEntry',
  initial: 'private',
  states: {
    private: {
      meta: { turns: ['nobody'], label: 'private', tone: 'waiting', kept: true },
      on: {
        'journalEntry.edit': { guard: author, actions: 'replaceContent' },
        'journalEntry.share': { guard: author, target: 'shared', actions: 'shareWithPeople' },
        'journalEntry.delete': { guard: author, target: 'deleted' },
      },
    },
    shared: {
      meta: { turns: ['nobody'], label: 'shared', tone: 'done' },
      on: {
        'journalEntry.edit': { guard: author, actions: 'addEdition' },
        'journalEntry.share': { guard: author, actions: 'shareWithPeople' },
        'journalEntry.remove': { guard: author, target: 'removed' },
      },
    },
    removed: { type: 'final', meta: { turns: ['nobody'], label: 'removed', tone: 'waiting', gone: true } },
    deleted: { type: 'final', meta: { turns: ['nobody'], label: 'deleted', tone: 'waiting', kept: true, gone: true } },
  },
})

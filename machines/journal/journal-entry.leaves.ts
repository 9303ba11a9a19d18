import { leavesOf, metaOfLeaf } from '../shared/decide.ts'
import { journalEntryMachine } from './journal-entry.machine.ts'
import type { JournalEntryMeta } from './journal-entry.types.ts'

const metaOf = (leaf: string): JournalEntryMeta => metaOfLeaf<JournalEntryMeta>(journalEntryMachine, leaf)
const leaves = leavesOf(journalEntryMachine)

/** Says whether only its author sees an entry in this state. */
export const isKeptLeaf = (leaf: string): boolean => metaOf(leaf).kept === true

/** Says whether no page shows the contents of an entry in this state. */
export const isGoneLeaf = (leaf: string): boolean => metaOf(leaf).gone === true

/** Lists the statuses of entries that stand in a journal. A removed one stands there without its contents. */
export const listedLeaves = leaves.filter((leaf) => !(isKeptLeaf(leaf) && isGoneLeaf(leaf)))

/** Lists the statuses in which an entry was shared. */
export const sharedLeaves = leaves.filter((leaf) => !isKeptLeaf(leaf))

import { leavesOf, metaOfLeaf } from '../shared/decide.ts'
import { infoEntryMachine } from './info-entry.machine.ts'
import type { InfoEntryMeta } from './info-entry.types.ts'

const metaOf = (leaf: string): InfoEntryMeta => metaOfLeaf<InfoEntryMeta>(infoEntryMachine, leaf)
const leaves = leavesOf(infoEntryMachine)

/** Says whether no page shows the contents of an entry in this state. */
export const isGoneInfo = (leaf: string): boolean => metaOf(leaf).gone === true

/** Lists the statuses of entries that stand in the Info Bank. */
export const presentInfo = leaves.filter((leaf) => !isGoneInfo(leaf))

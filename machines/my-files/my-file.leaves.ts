import { leavesOf, metaOfLeaf } from '../shared/decide.ts'
import { myFileMachine } from './my-file.machine.ts'
import type { MyFileMeta } from './my-file.types.ts'

const metaOf = (leaf: string): MyFileMeta => metaOfLeaf<MyFileMeta>(myFileMachine, leaf)

/** Says whether those who know of a file in this state may read it. */
export const isGivenLeaf = (leaf: string): boolean => metaOf(leaf).given === true

/** Says whether a file in this state stands in a folder. */
export const isListedLeaf = (leaf: string): boolean => metaOf(leaf).gone !== true

/** Lists the statuses of files that stand in a folder. */
export const listedLeaves = leavesOf(myFileMachine).filter(isListedLeaf)
/** Lists the statuses of files that others than their owner may read. */
export const givenLeaves = leavesOf(myFileMachine).filter(isGivenLeaf)

import { leavesOf, metaOfLeaf } from '../shared/decide.ts'
import { expenseMachine } from './expense.machine.ts'
import type { ExpenseMeta } from './expense.setup.ts'

/** Returns the chart's description of a leaf. */
export const expenseMeta = (leaf: string): ExpenseMeta => metaOfLeaf<ExpenseMeta>(expenseMachine, leaf)

/** Says whether only its creator sees an expense in this state. */
export const isPrivateLeaf = (leaf: string): boolean => expenseMeta(leaf).uncounted === 'private'

/** Says whether nothing of it is owed any more. */
export const isPaidOff = (leaf: string): boolean => {
  const { turns, uncounted } = expenseMeta(leaf)
  return uncounted === undefined && turns.every((turn) => turn === 'nobody')
}

/** Says whether only an expense that is paid by bank transfer is in this state: the bank, or a planned day, moves it on. */
export const isOfTransfers = (leaf: string): boolean => {
  const { turns } = expenseMeta(leaf)
  return turns.some((turn) => turn === 'bank' || turn === 'system')
}

/** Says whether the other parent waits for a receipt. */
export const isReceiptAsked = (leaf: string): boolean => expenseMeta(leaf).asked === 'receipt'

/** Lists the statuses of expenses that nobody is shown. */
export const goneLeaves = leavesOf(expenseMachine).filter((leaf) => expenseMeta(leaf).uncounted === 'gone')

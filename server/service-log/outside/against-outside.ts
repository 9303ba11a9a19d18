import type { Tx } from '../../db/tenancy.ts'
import { readEdge } from '../log-store.ts'
import type { Contradiction } from '../recount/contradictions.ts'
import { rootTextOf, type Signed } from '../signed.ts'
import type { OutsideCopy } from './outside-copy.ts'

/**
 * Compares the log in the database with the copy outside it. The database may be ahead, when a process ended between
 * its commit and the copy, or another one signed; then it must contain what the copy holds. A copy that is ahead means
 * that the database was set back.
 */
export const againstOutside = async (
  tx: Tx,
  { origin, edge }: Signed,
  outside: OutsideCopy | null,
): Promise<Contradiction[]> => {
  if (!outside || outside.origin < origin.number) return []
  if (outside.origin > origin.number || outside.size > edge.size) return [{ why: 'databaseBehind' }]
  const then = await readEdge(tx, origin.number, outside.size).catch(() => null)
  return then && rootTextOf(then) === outside.root ? [] : [{ why: 'databaseDiffers' }]
}

import type { Scopes } from '../../db/tenancy.ts'
import { newestOrigin } from '../log-store.ts'
import { checkOpenings } from './check-openings.ts'
import { type Contradiction, recordContradictions } from './contradictions.ts'
import { recountLog } from './recount-log.ts'
import { recountStreams } from './recount-streams.ts'

/**
 * Counts the whole log and every stream again, and records what contradicts the signed heads.
 * @returns all contradictions, also those that were known before
 */
export const recount = async (
  scopes: Pick<Scopes, 'asRecounter' | 'asSigner'>,
  now: string,
): Promise<readonly Contradiction[]> => {
  const { origin, found } = await scopes.asRecounter(async (tx) => {
    const newest = await newestOrigin(tx)
    if (!newest) return { origin: null, found: [] }
    return {
      origin: newest,
      found: [...(await recountLog(tx, newest)), ...(await checkOpenings(tx)), ...(await recountStreams(tx))],
    }
  })
  if (origin && found.length > 0) await scopes.asSigner((tx) => recordContradictions(tx, origin.number, now, found))
  return found
}

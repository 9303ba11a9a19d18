import type { Tx } from '../../db/tenancy.ts'
import { readStreamEnds } from '../log-store.ts'
import { walkStream } from '../walk-stream.ts'
import type { Contradiction } from './contradictions.ts'

/** The ends of chains, and streams that were signed and are no longer there. */
const streamsToCount = async (tx: Tx) => {
  const ends = await readStreamEnds(tx)
  const signed = await tx.selectFrom('log_stream').select(['stream_id', 'family_id']).execute()
  const present = new Set(ends.map(({ streamId }) => streamId))
  return { ends, missing: signed.filter(({ stream_id }) => !present.has(stream_id)) }
}

/**
 * Counts every stream again from its first payload to its end, and compares it with all heads that were ever signed of
 * it. It pauses between batches, so that a server goes on serving.
 */
export const recountStreams = async (tx: Tx, familyId?: string): Promise<Contradiction[]> => {
  const { ends, missing } = await streamsToCount(tx)
  const isAsked = (family: string) => familyId === undefined || family === familyId
  const found: Contradiction[] = missing
    .filter(({ family_id }) => isAsked(family_id))
    .map(({ family_id, stream_id }) => ({ familyId: family_id, streamId: stream_id, why: 'streamMissing' }))
  for (const end of ends) {
    if (!isAsked(end.familyId)) continue
    const { wrong } = await walkStream(tx, end)
    if (wrong) found.push(wrong)
  }
  return found
}

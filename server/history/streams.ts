import type { Reach } from '#domain/reach.ts'
import type { ChainEntry } from '#domain/record/chain.ts'
import type { Tx } from '../db/tenancy.ts'

export type StreamCopy = {
  readonly id: string
  readonly reach: Reach
  readonly audience: readonly string[] | null
  readonly entries: readonly ChainEntry[]
}

/** Reads all streams that the transaction may see, or only those with these ids, each with its entries in order. */
export const readStreams = async (tx: Tx, ids?: readonly string[]): Promise<StreamCopy[]> => {
  const heads = tx.selectFrom('stream').select(['id', 'reach', 'audience']).orderBy('id')
  const streams = await (ids ? heads.where('id', 'in', [...ids]) : heads).execute()
  const copies: StreamCopy[] = []
  for (const { id, reach, audience } of streams) {
    const rows = await tx
      .selectFrom('entry')
      .select(['seq', 'id', 'at', 'kind', 'payload', 'salt', 'payload_hash', 'hash', 'entity_id', 'number'])
      .where('stream_id', '=', id)
      .orderBy('seq')
      .execute()
    const entries = rows.map(({ payload_hash, hash, salt, entity_id, number, ...row }) => ({
      ...row,
      ...(number !== null && { entityId: entity_id, number }),
      salt: salt === null ? null : salt.toString('hex'),
      payloadHash: payload_hash.toString('hex'),
      hash: hash.toString('hex'),
    }))
    copies.push({ id, reach, audience, entries })
  }
  return copies
}

/** Returns every family: each has a record from the moment it was made. */
export const familiesWithRecord = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.selectFrom('stream').select('family_id').distinct().execute()
  return rows.map(({ family_id }) => family_id)
}

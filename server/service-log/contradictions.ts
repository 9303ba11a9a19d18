import { randomUUID } from 'node:crypto'
import type { BreakReason } from '#domain/record/chain.ts'
import type { Tx } from '../db/tenancy.ts'

/**
 * Why the database contradicts what was signed. `databaseBehind`: it lacks what the copy outside it holds.
 * `databaseDiffers`: it holds another log. `headsDiffer`: the stored heads are not those that were signed. `noteWrong`:
 * its last checkpoint is not signed by the key. `streamShortened`, `streamRewritten` and `streamMissing` are about one
 * stream, and so are the reasons for which a chain does not hold.
 */
export type ContradictionReason =
  | 'databaseBehind'
  | 'databaseDiffers'
  | 'headsDiffer'
  | 'noteWrong'
  | 'leavesDiffer'
  | 'streamShortened'
  | 'streamRewritten'
  | 'streamMissing'
  | BreakReason

export type Contradiction = {
  readonly why: ContradictionReason
  readonly familyId?: string
  readonly streamId?: string
  readonly seq?: number
}

/** Says what is wrong without any content: the ids of a family and a stream are known to operators. */
export const contradictionText = ({ why, streamId, seq }: Contradiction): string =>
  [streamId && `stream ${streamId}`, seq !== undefined && `entry ${seq}`, why].filter(Boolean).join(', ')

/** Records contradictions once each. Returns those that were not known before. */
export const recordContradictions = async (
  tx: Tx,
  origin: number,
  now: string,
  found: readonly Contradiction[],
): Promise<Contradiction[]> => {
  const added: Contradiction[] = []
  for (const one of found) {
    const { familyId = null, streamId = null, seq = null, why } = one
    const inserted = await tx
      .insertInto('log_contradiction')
      .values({ id: randomUUID(), origin, found_at: now, family_id: familyId, stream_id: streamId, seq, why })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 1n) added.push(one)
  }
  return added
}

export type ContradictedStreams = { readonly whole: boolean; readonly streams: ReadonlySet<string> }

/** Reads what is contradicted in the present log. `whole` means that the log itself is. */
export const readContradictions = async (tx: Tx): Promise<ContradictedStreams> => {
  const rows = await tx
    .selectFrom('log_contradiction')
    .select('stream_id')
    .where('origin', '=', (newest) =>
      newest.selectFrom('log_origin').select((all) => all.fn.max('number').as('number')),
    )
    .execute()
  return {
    whole: rows.some(({ stream_id }) => stream_id === null),
    streams: new Set(rows.flatMap(({ stream_id }) => stream_id ?? [])),
  }
}

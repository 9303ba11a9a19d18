import { randomUUID } from 'node:crypto'
import type { BreakReason } from '#domain/record/chain.ts'
import type { Tx } from '../../db/tenancy.ts'
import { breakReasons } from '../../history/chain.ts'

/**
 * Says why the database contradicts what was signed. `databaseBehind`: it lacks what the copy outside it holds.
 * `databaseDiffers`: it holds another log. `headsDiffer`: the stored heads are not those that were signed. `noteWrong`:
 * its last checkpoint is not signed by the key. `earlierDiffer`: it is not what checkpoints named before there was a
 * service log. `recoveryWrong`: the opening of a log that continues another one does not hold. `streamShortened`, `streamRewritten` and `streamMissing` are about one
 * stream, and so are the reasons for which a chain does not hold.
 */
export type ContradictionReason =
  | 'databaseBehind'
  | 'databaseDiffers'
  | 'headsDiffer'
  | 'noteWrong'
  | 'leavesDiffer'
  | 'earlierDiffer'
  | 'recoveryWrong'
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

const texts: Readonly<Record<ContradictionReason, string>> = {
  ...breakReasons,
  databaseBehind: 'the database was set back: it lacks what the copy outside it holds',
  databaseDiffers: 'the database holds another log than the copy outside it',
  earlierDiffer: 'it is not what the checkpoints before the service log named',
  headsDiffer: 'the stored heads are not those that were signed',
  leavesDiffer: 'leaves or nodes of the service log were changed',
  noteWrong: 'a checkpoint of the service log is missing, or is not signed by the key',
  recoveryWrong: 'the opening of the service log was changed, or what it says of streams',
  streamMissing: 'the whole stream was there when it was signed and is gone',
  streamRewritten: 'it was another when it was signed',
  streamShortened: 'entries that were there when they were signed are gone',
}

/** Says what is wrong without any content: the ids of a family and a stream are known to operators. */
export const contradictionText = ({ why, streamId, seq }: Contradiction): string => {
  const place = [streamId && `stream ${streamId}`, seq !== undefined && `entry ${seq}`].filter(Boolean).join(', ')
  return place ? `${place}: ${texts[why]}` : texts[why]
}

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

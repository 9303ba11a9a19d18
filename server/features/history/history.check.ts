import type { HistoryCheckDto } from '#contract/history/history.ts'
import { unlistedErasure } from '#domain/record/erasures.ts'
import type { Tx } from '../../db/tenancy.ts'
import { firstBreakInSteps } from '../../history/chain.ts'
import { contradictedAmong } from '../../history/contradicted.ts'
import { recoveriesOf } from '../../history/recoveries.ts'
import { readStreams, type StreamCopy } from '../../history/streams.ts'

type Break = HistoryCheckDto['broken'][number]
type Head = { readonly seq: number; readonly hash: string }

/** A chain whose end was removed is still consistent, so its end is compared with the head stored beside it. */
const missingEnd = ({ entries }: StreamCopy, { seq, hash }: Head): Pick<Break, 'seq' | 'why'> | null => {
  const last = entries[seq - 1]
  if (!last) return { seq: entries.length + 1, why: 'entryMissing' }
  return last.hash === hash ? null : { seq, why: 'chainBroken' }
}

/** An entry that is empty without a word about its erasure was emptied by an intruder. */
const emptied = ({ entries }: StreamCopy): Pick<Break, 'seq' | 'why'> | null => {
  const seq = unlistedErasure(entries)
  return seq === null ? null : { seq, why: 'payloadChanged' }
}

/** Checks every chain that the transaction may see, from its first entry to its end. */
export const checkHistory = async (tx: Tx, now: string): Promise<HistoryCheckDto> => {
  // The heads are read first, so that entries appended meanwhile are checked too and are no break.
  const rows = await tx.selectFrom('stream').select(['id', 'head_seq', 'head_hash']).execute()
  const heads = new Map(rows.map((row) => [row.id, { seq: row.head_seq, hash: row.head_hash.toString('hex') }]))
  const streams = await readStreams(tx)
  const broken: Break[] = []
  for (const stream of streams) {
    const head = heads.get(stream.id)
    const found =
      (await firstBreakInSteps(stream.id, stream.entries)) ??
      (head ? missingEnd(stream, head) : null) ??
      emptied(stream)
    if (found) broken.push({ restricted: stream.audience !== null, seq: found.seq, why: found.why })
  }
  const contradicted = await contradictedAmong(tx, heads.keys())
  const recoveries = await recoveriesOf(tx, new Map(streams.map(({ id, audience }) => [id, audience !== null])))
  return {
    entries: streams.reduce((sum, { entries }) => sum + entries.length, 0),
    checkedAt: now,
    broken,
    ...(contradicted.size > 0 && { contradicted: true }),
    ...(recoveries.length > 0 && { recoveries }),
  }
}

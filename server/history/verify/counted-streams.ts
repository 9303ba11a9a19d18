import { sql } from 'kysely'
import { fromHex } from '#domain/record/bytes.ts'
import type { ChainEntry } from '#domain/record/chain.ts'
import { equalBytes } from '#domain/record/log/trees/hashing.ts'
import type { Tx } from '../../db/tenancy.ts'
import { emptyStream, grow, type StreamState } from '../../service-log/stream-state.ts'
import type { EntryReader, StreamHead } from './read-entries.ts'

/** The signed heads of one stream in the order of their sizes; the roots of 32 bytes stand one after the other. */
type SignedHeads = { readonly sizes: readonly number[]; readonly roots: Uint8Array }

/** The heads of a family's streams by the streams' ids. */
export type SignedStreams = ReadonlyMap<string, SignedHeads>

/** Reads all that was signed of a family's streams, without the heads that a recovery says are lost. */
export const readSignedStreams = async (tx: Tx, familyId: string): Promise<SignedStreams> => {
  const { rows } = await sql<{ stream_id: string; sizes: string; roots: Buffer }>`
    select s.stream_id, coalesce(json_agg(h.size order by h.size) filter (where h.size is not null), '[]')::text as sizes,
      coalesce(string_agg(h.root, '' order by h.size), '') as roots
    from log_stream s
    left join log_stream_head h on h.stream_id = s.stream_id and not exists (select from log_recovered r
      where r.stream_id = h.stream_id and r.origin > h.origin and r.kept_size < h.size)
    where s.family_id = ${familyId} group by s.stream_id`.execute(tx)
  return new Map(rows.map(({ stream_id, sizes, roots }) => [stream_id, { sizes: JSON.parse(sizes), roots }]))
}

/** No more entries than these wait for their hashes. */
const atOnce = 100

/** One stream while its entries are read. */
type Count = {
  readonly head: StreamHead['head']
  readonly signed: SignedHeads
  state: StreamState
  /** These entries were read and are not in the tree yet. */
  waiting: ChainEntry[]
  /** So many of the signed heads were met. */
  met: number
  isWhole: boolean
}

const noHeads: SignedHeads = { sizes: [], roots: new Uint8Array() }

const isMet = ({ state, signed: { roots }, met }: Count): boolean =>
  equalBytes(roots.subarray(32 * met, 32 * met + 32), state.root)

/** Puts the entries that wait into the tree, and compares it with the signed head of its size if there is one. */
const put = (count: Count): void => {
  const growth = grow(count.state, count.waiting)
  count.waiting = []
  if ('grown' in growth) count.state = growth.grown
  else count.isWhole = false
  for (; count.isWhole && count.signed.sizes[count.met] === count.state.edge.size; count.met += 1)
    count.isWhole = isMet(count)
}

const isCounted = (count: Count): boolean => {
  if (count.waiting.length > 0) put(count)
  const { head, state, signed, met, isWhole } = count
  return (
    isWhole &&
    met === signed.sizes.length &&
    state.edge.size === head.seq &&
    equalBytes(state.chainHash, fromHex(head.hash))
  )
}

/**
 * Hashes each stream of a family again while its entries are read, and compares it with every head that was ever signed
 * of it. It says only whether all of them hold: what is wrong, and where, is found by a walk of its own.
 */
export const countedStreams = (familyId: string, signed: SignedStreams) => {
  const missing = new Set(signed.keys())
  let [count, areWhole]: [Count | null, boolean] = [null, true]
  const end = () => {
    if (count) areWhole &&= isCounted(count)
    count = null
  }
  const reader: EntryReader = {
    isHashing: true,
    begin: ({ id, head }) => {
      end()
      missing.delete(id)
      const state = emptyStream(id, familyId)
      count = { head, signed: signed.get(id) ?? noHeads, state, waiting: [], met: 0, isWhole: true }
    },
    see: ({ chained, seq }) => {
      if (!count?.isWhole || !chained) return
      count.waiting.push(chained)
      if (seq === count.signed.sizes[count.met] || count.waiting.length === atOnce) put(count)
    },
  }
  /** Call it when all entries were read. */
  const isWhole = (): boolean => {
    end()
    return areWhole && missing.size === 0
  }
  return { reader, isWhole }
}

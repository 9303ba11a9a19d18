import type { ChainEntry } from './chain.ts'
import { isEmpty } from './file/file-entry.ts'
import { type ItemPayload, itemPayloadIn, payloadIn } from './payload.ts'

/** Kinds of entries that the record writes about itself. */
export const erasedKind = 'record.erased'
export const snapshotKind = 'record.snapshot'
export const baselineKind = 'record.baseline'

/**
 * Says which entries of its own stream were emptied, and why. `found` lists those that were empty when the record
 * began to demand a list.
 */
export type ErasedPayload = { readonly seqs: readonly number[]; readonly reason: string; readonly found?: true }

/** States what stays of an erased entry: its payload without the fields in `fields`. */
export type SnapshotPayload = {
  readonly of: { readonly seq: number }
  readonly stays: ItemPayload
  /** It lists the paths of the removed fields, such as `columns.note` or `columns.place.name`. */
  readonly fields: readonly string[]
}

type Entry = Pick<ChainEntry, 'seq' | 'kind' | 'payload'>

/** The payload of any other entry is not read. */
const erasedIn = (entry: Entry): Partial<ErasedPayload> | null =>
  entry.kind === erasedKind && entry.payload !== null ? payloadIn<ErasedPayload>(entry.payload) : null

const seqsOf = ({ seqs }: Partial<ErasedPayload>): readonly number[] => (Array.isArray(seqs) ? seqs : [])

/** An upgrade lists what it finds before anything else is recorded in the newer form. A later list finds nothing. */
export const isOlderForm = (entry: Entry): boolean => {
  if (entry.payload === null || entry.kind === baselineKind || entry.kind === erasedKind) return true
  return itemPayloadIn(entry.payload)?.decidedAt === undefined
}

/** Returns the erased entries that a stream lists: by an operator with a reason, or found at the upgrade. */
export const listedErasures = (entries: readonly Entry[]): Map<number, 'lawful' | 'found'> => {
  const listed = new Map<number, 'lawful' | 'found'>()
  let older = true
  for (const entry of entries) {
    const erased = erasedIn(entry)
    if (erased && (erased.found !== true || older))
      for (const seq of seqsOf(erased)) if (seq < entry.seq) listed.set(seq, erased.found ? 'found' : 'lawful')
    older &&= isOlderForm(entry)
  }
  return listed
}

/** Returns the first entry that is empty although no entry of its stream says that it was erased. */
export const unlistedErasure = (
  entries: readonly (Entry & { readonly leftOut?: string | undefined })[],
): number | null => {
  const listed = listedErasures(entries)
  const found = entries.find((entry) => {
    const { seq, leftOut = 'erased' } = entry
    return isEmpty(entry) && leftOut === 'erased' && !listed.has(seq)
  })
  return found?.seq ?? null
}

export type Snapshot = { readonly seq: number; readonly payload: ItemPayload; readonly lost: readonly string[] }

/** A column that lost a text within it, as in `columns.place.name`, counts as lost with all that it says. */
const columnPath = /^(?:columns|row\.columns)\.([^.]+)/

/** Returns what a snapshot says of the entry that it replaces; null for any other entry. */
export const snapshotIn = (entry: Entry): Snapshot | null => {
  if (entry.kind !== snapshotKind || entry.payload === null) return null
  const { seq } = entry
  const said = payloadIn<SnapshotPayload>(entry.payload)
  const { of, stays, fields } = said ?? {}
  if (typeof of?.seq !== 'number' || of.seq >= seq || typeof stays?.entityId !== 'string') return null
  const lost = (Array.isArray(fields) ? fields : []).flatMap((path) => columnPath.exec(String(path))?.[1] ?? [])
  return { seq: of.seq, payload: stays, lost }
}

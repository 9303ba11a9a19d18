import type { Tx, Viewer } from '../db/tenancy.ts'
import { canonical } from './append.ts'
import type { HistoryKey } from './keys.ts'
import { readStreams, type StreamCopy } from './streams.ts'

/** The signed part of an exported record. */
export type ExportedRecord = {
  readonly format: 'evenhand-record'
  readonly version: 1
  readonly exportedAt: string
  readonly family: { readonly id: string; readonly timeZone: string; readonly currency: string }
  /** Who asked, through whose eyes, and how. */
  readonly asked: { readonly by: string; readonly viewpoint: string; readonly mode: string }
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly streams: readonly StreamCopy[]
  /** Items the asker has not opened: their entries stand in the chain by their hashes, without what they say. */
  readonly withheld: readonly string[]
  readonly keyId: string
}

const withhold = (stream: StreamCopy, items: ReadonlySet<string>): StreamCopy => ({
  ...stream,
  entries: stream.entries.map((entry) => {
    const payload: { entityId?: string } = entry.payload === null ? {} : JSON.parse(entry.payload)
    return payload.entityId && items.has(payload.entityId) ? { ...entry, payload: null, salt: null } : entry
  }),
})

type How = { readonly key: HistoryKey; readonly now: string; readonly withheld: ReadonlySet<string> }

/**
 * All that the viewer may read of the record, as canonical JSON with its signature. The text is the document: a file
 * that is not to the byte what `canonical` gives is not the one that was signed.
 */
export const exportRecord = async (tx: Tx, viewer: Viewer, { key, now, withheld }: How): Promise<string> => {
  const family = await tx.selectFrom('family').select(['id', 'time_zone', 'currency']).executeTakeFirstOrThrow()
  const people = await tx.selectFrom('person').select(['id', 'first_name', 'last_name']).orderBy('id').execute()
  const record: ExportedRecord = {
    format: 'evenhand-record',
    version: 1,
    exportedAt: now,
    family: { id: family.id, timeZone: family.time_zone, currency: family.currency },
    asked: { by: viewer.personId, viewpoint: viewer.viewpoint, mode: viewer.mode },
    people: people.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
    streams: (await readStreams(tx)).map((stream) => withhold(stream, withheld)),
    withheld: [...withheld].sort(),
    keyId: key.id,
  }
  return canonical({ ...record, signature: key.sign(canonical(record)) })
}

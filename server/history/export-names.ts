import type { ExportedEntry, RecordNames } from '#domain/record/record.ts'
import { oneOf } from '../db/one-of.ts'
import type { Tx } from '../db/tenancy.ts'
import type { RecordParts } from './record-parts.ts'

type Streams = readonly { readonly entries: readonly ExportedEntry[] }[]

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Lists the ids that stand in a payload. */
export const idsIn = (payload: string): readonly string[] => payload.match(uuid) ?? []

/** Collects every id that the visible entries mention, except items that their viewer has not opened. */
const mentionedIn = (streams: Streams, withheld: ReadonlySet<string>): string[] => {
  const ids = new Set(
    streams.flatMap(({ entries }) => entries.flatMap(({ payload }) => (payload ? idsIn(payload) : []))),
  )
  return [...ids].filter((id) => !withheld.has(id))
}

const filesNamed = async (tx: Tx, ids: readonly string[]): Promise<RecordNames['files']> => {
  const files = await tx
    .selectFrom('file')
    .selectAll()
    .where('id', '=', oneOf(ids))
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return files.map((file) => ({
    id: file.id,
    name: file.name,
    type: file.type,
    bytes: file.bytes,
    sha256: file.sha256,
    addedBy: file.added_by,
    addedAt: file.added_at,
  }))
}

type Named = Omit<RecordNames, 'people'>

/** Looks up names for the ids that the entries shown mention, and for no others. */
export const namesIn = async (
  tx: Tx,
  parts: RecordParts,
  streams: Streams,
  withheld: ReadonlySet<string>,
): Promise<Named> => {
  const none: Named = { children: [], categories: [], expenses: [], allocations: [], files: [] }
  const ids = mentionedIn(streams, withheld)
  if (ids.length === 0) return none
  let names = { ...none, files: await filesNamed(tx, ids) }
  for (const part of parts.all) names = { ...names, ...(await part.names?.(tx, ids)) }
  return names
}

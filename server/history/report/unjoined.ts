import type { ExportedRecord } from '#domain/record/record.ts'
import { parseEntry } from '../parsed-entry.ts'

/** Lists the parents who had no account when the record was made, by what its entries say of their memberships. */
export const unjoinedIn = ({ streams }: Pick<ExportedRecord, 'streams'>): string[] => {
  const joined = new Map<string, boolean>()
  for (const entry of streams.flatMap(({ entries }) => entries)) {
    const { entity, entityId, columns } = parseEntry(entry) ?? {}
    if (entity !== 'membership' || !entityId || columns?.joined_at === undefined) continue
    joined.set(entityId, columns.joined_at !== null)
  }
  return [...joined].flatMap(([id, has]) => (has ? [] : id))
}

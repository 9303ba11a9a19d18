import type { Tx } from '../../db/tenancy.ts'
import type { Finding, RecordPart, Watch } from '../record-part.ts'
import type { RecordParts } from '../record-parts.ts'
import { attempt, isOfDatabase } from './attempt.ts'
import type { FamilyRecord } from './family-record.ts'
import type { EntryReader } from './read-entries.ts'

/** A check that fails on something sees no more, and fails again when it is asked for its findings. */
const failing = (error: unknown): Watch => ({
  see: () => undefined,
  findings: async () => {
    throw error
  },
})

const beginOne = async (tx: Tx, part: RecordPart, familyId: string): Promise<Watch | undefined> => {
  try {
    return await part.watch?.(tx, familyId)
  } catch (error) {
    if (isOfDatabase(error)) throw error
    return failing(error)
  }
}

/** Begins the checks of all areas. They see the entries first, and are asked for their findings when all was read. */
export const beginWatches = async (tx: Tx, { all }: RecordParts, familyId: string) => {
  const watches = new Map<RecordPart, Watch>()
  for (const part of all) {
    const watch = await beginOne(tx, part, familyId)
    if (watch) watches.set(part, watch)
  }
  const reader: EntryReader = {
    see: (_entry, item) => {
      if (!item) return
      for (const [part, watch] of watches)
        try {
          watch.see(item)
        } catch (error) {
          watches.set(part, failing(error))
        }
    },
  }
  const findings = async (record: FamilyRecord): Promise<Finding[]> => {
    const found: Finding[] = []
    for (const part of all) {
      const run = async () => [
        ...((await watches.get(part)?.findings(tx, record)) ?? []),
        ...((await part.checks?.(tx, record)) ?? []),
      ]
      found.push(...((await attempt(part.events.entity, found, run)) ?? []))
    }
    return found
  }
  return { reader, findings }
}

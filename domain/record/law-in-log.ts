import type { Anchoring } from './anchors.ts'
import { toHex, utf8 } from './bytes.ts'
import { canonical } from './canonical.ts'
import { laws } from './laws/laws.gen.ts'
import { digestOf, runHashing, runHashingAsync, type Sha256 } from './log/trees/hashing.ts'
import type { SignedRecord } from './record.ts'

/** The file's own table counts; a law that no entry of it names is the one that was released. */
const tableOf = (number: number, tables: SignedRecord['laws']): string | null => {
  const released = laws.get(number)
  return tables?.[String(number)] ?? (released ? canonical(released) : null)
}

/**
 * Compares the law that the log's leaf names by its hash with the table in the file.
 * @returns the number of the law when they differ, and null when they do not or when there is nothing to compare
 */
export const lawNotInLog = async (
  { laws: tables }: Pick<SignedRecord, 'laws'>,
  anchors: Anchoring | null,
  sha256?: Sha256,
): Promise<number | null> => {
  if (anchors?.state !== 'holds') return null
  const { law } = anchors.proven.leaf
  const table = tableOf(law.number, tables)
  if (table === null) return null
  const hashing = digestOf(utf8(table))
  const found = sha256 ? runHashing(sha256, hashing) : await runHashingAsync(hashing)
  return toHex(found) === law.sha256 ? null : law.number
}

import type { Finding } from '../record-part.ts'
import type { FamilyRecord } from './family-record.ts'

/** A law is replaced once and for all, so a move by an older one than a move before it was not decided by the product. */
export const withdrawnLaws = ({ entries }: FamilyRecord): Finding[] => {
  const newest = new Map<string, number>()
  return entries.flatMap(({ stream, seq, payload: { to, law = 1 } }) => {
    if (to === undefined) return []
    const known = newest.get(stream) ?? 0
    newest.set(stream, Math.max(known, law))
    return law < known ? [`stream ${stream}, entry ${seq}: law ${law} was replaced before`] : []
  })
}

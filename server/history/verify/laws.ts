import type { Finding } from '../record-part.ts'
import type { EntryReader } from './read-entries.ts'

/** A law is replaced once and for all, so a move by an older one than a move before it was not decided by the product. */
export const withdrawnLaws = () => {
  const findings: Finding[] = []
  let known = 0
  const reader: EntryReader = {
    begin: () => {
      known = 0
    },
    see: (_entry, item) => {
      if (item?.payload.to === undefined) return
      const { stream, seq, payload } = item
      const { law = 1 } = payload
      if (law < known) findings.push(`stream ${stream}, entry ${seq}: law ${law} was replaced before`)
      known = Math.max(known, law)
    },
  }
  return { reader, findings: () => findings }
}

import type { ParsedEntry } from './parsed-entry.ts'
import type { RecordParts } from './record-parts.ts'

/** Says whether a person gave an entry contents of their own. Other entries are facts that the product noted. */
export const isAuthored = ({ kind, by }: ParsedEntry, quote: string | null, { events }: RecordParts): boolean =>
  by.actor !== null && (quote !== null || events.kindOf(kind)?.authored === true)

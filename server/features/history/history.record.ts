import { proofEvents } from '../../history/proof-events.ts'
import type { RecordPart } from '../../history/record-part.ts'

/** Declares the entries that the record writes about itself. */
export const historyRecord: RecordPart = {
  events: proofEvents('record', 'baseline', 'erased', 'snapshot'),
  print: { about: () => '' },
}

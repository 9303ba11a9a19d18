import { type RecordParts, recordPartsOf } from '../history/record-parts.ts'
import { features } from './features.ts'

/** What every area says of the record, for programs that read it without a server. */
export const recordParts: RecordParts = recordPartsOf(features.flatMap(({ record }) => record ?? []))

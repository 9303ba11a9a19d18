import { type RecordParts, recordPartsOf } from '../history/record-parts.ts'
import { features } from './features.ts'

/** Combines every area's declarations for the record, for programs that run without a server. */
export const recordParts: RecordParts = recordPartsOf(features.flatMap(({ record }) => record ?? []))

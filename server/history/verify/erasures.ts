import { unlistedErasure } from '#domain/record/erasures.ts'
import type { Finding } from '../record-part.ts'
import type { FamilyRecord } from './family-record.ts'

/** A lawful erasure is listed in its stream. An empty entry without a word about it was emptied by an intruder. */
export const unlistedErasures = ({ streams, isComplete }: FamilyRecord): Finding[] =>
  streams.flatMap(({ id, notable }) => {
    const seq = isComplete ? unlistedErasure(notable) : null
    return seq === null ? [] : [`stream ${id}, entry ${seq}: it was emptied, and no entry says that it was erased`]
  })

import type { ItemPayload } from '#domain/record/payload.ts'
import { epochOf } from '#domain/time.ts'
import { streamIdOf } from '../append.ts'
import type { Finding } from '../record-part.ts'
import type { FamilyRecord, StoredEntry, StoredStream } from './family-record.ts'

const samePeople = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === b || (a !== null && b !== null && [...a].sort().join() === [...b].sort().join())

/** An entry's time is the request's, or at most this much later when its stream was ahead of it. */
const mostAhead = 2_000

const isDatedRight = (at: string, decidedAt: string): boolean => {
  const ahead = epochOf(at) - epochOf(decidedAt)
  return ahead >= 0 && ahead <= mostAhead
}

const wrongColumns = (stream: StoredStream, entry: StoredEntry, said: ItemPayload | undefined): string[] => {
  return [
    ...(said && (said.entity !== entry.entity || said.entityId !== entry.entityId) ? ['what it is about'] : []),
    ...(said?.entry !== undefined && said.entry !== entry.id ? ['its id'] : []),
    ...(said?.decidedAt !== undefined && !isDatedRight(entry.at, said.decidedAt) ? ['its time'] : []),
    ...(entry.reach !== stream.reach || !samePeople(entry.audience, stream.audience) ? ['who may see it'] : []),
  ]
}

const ofEntries = (stream: StoredStream, said: ReadonlyMap<number, ItemPayload>): Finding[] => {
  let previous: string | null = null
  const findings: Finding[] = []
  for (const entry of stream.entries) {
    // The text that stands for an erased entry is not its own.
    const wrong = wrongColumns(stream, entry, entry.payload === null ? undefined : said.get(entry.seq))
    if (previous !== null && entry.previous !== previous) wrong.push('the hash before it')
    previous = entry.hash
    if (wrong.length > 0)
      findings.push(`stream ${stream.id}, entry ${entry.seq}: ${wrong.join(', ')} is not as recorded`)
  }
  return findings
}

const ofStream = (familyId: string, { id, reach, audience, head, entries }: StoredStream): Finding[] => {
  const last = entries.at(-1)
  return [
    ...(streamIdOf(familyId, { reach, audience }) === id ? [] : [`stream ${id}: it does not belong to its people`]),
    ...(last && (last.seq !== head.seq || last.hash !== head.hash || last.at !== head.at)
      ? [`stream ${id}: its head is not its end`]
      : []),
  ]
}

/** Compares what is stored beside the hashed payloads with what the payloads and the streams say. */
export const misplacedEntries = ({ familyId, streams, entries }: FamilyRecord): Finding[] => {
  const said = new Map(streams.map(({ id }) => [id, new Map<number, ItemPayload>()]))
  for (const { stream, seq, payload } of entries) said.get(stream)?.set(seq, payload)
  return streams.flatMap((stream) => [
    ...ofStream(familyId, stream),
    ...ofEntries(stream, said.get(stream.id) ?? new Map()),
  ])
}

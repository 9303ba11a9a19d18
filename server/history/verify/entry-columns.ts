import type { Restriction } from '#domain/reach.ts'
import type { ItemPayload } from '#domain/record/payload.ts'
import { epochOf } from '#domain/time.ts'
import { streamIdOf } from '../append.ts'
import type { Finding } from '../record-part.ts'
import type { FamilyRecord, StoredStream } from './family-record.ts'
import type { EntryReader, StoredEntry } from './read-entries.ts'

const samePeople = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === b || (a !== null && b !== null && [...a].sort().join() === [...b].sort().join())

/** An entry's time is the request's, or at most this much later when its stream was ahead of it. */
const mostAhead = 2_000

const isDatedRight = (at: string, decidedAt: string): boolean => {
  const said = epochOf(at)
  const ahead = said - (at === decidedAt ? said : epochOf(decidedAt))
  return ahead >= 0 && ahead <= mostAhead
}

const wrongColumns = (stream: Restriction, entry: StoredEntry, said: ItemPayload | undefined): string[] => {
  const wrong: string[] = []
  if (said && (said.entity !== entry.entity || said.entityId !== entry.entityId)) wrong.push('what it is about')
  if (said?.entry !== undefined && said.entry !== entry.id) wrong.push('its id')
  if (said?.decidedAt !== undefined && !isDatedRight(entry.at, said.decidedAt)) wrong.push('its time')
  if (entry.reach !== stream.reach || !samePeople(entry.audience, stream.audience)) wrong.push('who may see it')
  return wrong
}

const ofStream = (familyId: string, { id, reach, audience, head, last }: StoredStream): Finding[] => [
  ...(streamIdOf(familyId, { reach, audience }) === id ? [] : [`stream ${id}: it does not belong to its people`]),
  ...(last && (last.seq !== head.seq || last.hash !== head.hash || last.at !== head.at)
    ? [`stream ${id}: its head is not its end`]
    : []),
]

/** Compares what is stored beside the hashed payloads with what the payloads and the streams say. */
export const misplacedEntries = () => {
  const found = new Map<string, Finding[]>()
  const reader: EntryReader = {
    see: (entry, item, stream) => {
      // The text that stands for an erased entry is not its own.
      const wrong = wrongColumns(stream, entry, entry.payload === null ? undefined : item?.payload)
      if (stream.unlinked.has(entry.seq)) wrong.push('the hash before it')
      if (wrong.length === 0) return
      const text = `stream ${stream.id}, entry ${entry.seq}: ${wrong.join(', ')} is not as recorded`
      found.set(stream.id, [...(found.get(stream.id) ?? []), text])
    },
  }
  const findings = ({ familyId, streams }: FamilyRecord): Finding[] =>
    streams.flatMap((stream) => [...ofStream(familyId, stream), ...(found.get(stream.id) ?? [])])
  return { reader, findings }
}

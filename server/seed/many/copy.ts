import { hash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { reaches } from '#domain/reach.ts'
import { canonical } from '#domain/record/canonical.ts'
import { genesisOf, linkOf } from '#domain/record/chain.ts'
import { derivedId } from '../../db/derived-id.ts'
import { streamIdOf } from '../../history/append.ts'
import type { Row, Rows } from './template.ts'

/** Derives a family's id from its number, so that an interrupted run can be continued. */
export const familyIdOf = (number: number): string => derivedId(`family ${number}`)

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const firstNames = [
  'Alex',
  'Bea',
  'Chris',
  'Dina',
  'Elias',
  'Fern',
  'Gus',
  'Hana',
  'Ivo',
  'Jude',
  'Kit',
  'Lena',
  'Max',
  'Noa',
]

const stream = z.object({ id: z.string(), reach: z.enum(reaches), audience: z.nullable(z.array(z.string())) })
const entry = z.object({
  stream_id: z.string(),
  seq: z.number(),
  at: z.string(),
  kind: z.string(),
  payload: z.string(),
  entity_id: z.string(),
  number: z.number(),
})
const person = z.object({ username: z.string() })

/** Copies a family with other ids and names and with chains of its own. */
export const copyOf = (template: Rows, number: number): Rows => {
  const ids = new Map([[String(template.family[0]?.id), familyIdOf(number)]])
  const idOf = (old: string): string => {
    const known = ids.get(old) ?? derivedId(`${number} ${old}`)
    ids.set(old, known)
    return known
  }
  for (const row of template.stream) {
    const { id, reach, audience } = stream.parse(row)
    ids.set(id, streamIdOf(familyIdOf(number), { reach, audience: audience === null ? null : audience.map(idOf) }))
  }
  const rows: Rows = JSON.parse(JSON.stringify(template).replace(uuid, idOf))
  const people = rows.person.map((row, at) => named(row, number, at))
  const renamedEntries = rows.entry.map((row) => renamed(row, people))
  const entries = rows.stream.flatMap((row) => chained(stream.parse(row).id, renamedEntries))
  return { ...rows, person: people, entry: entries, stream: rows.stream.map((row) => headed(row, entries)) }
}

const named = (row: Row, number: number, at: number): Row => {
  const username = `${person.parse(row).username.replace('template.', '')}.${number}`
  const first_name = firstNames[(number + at * 5) % firstNames.length]
  return { ...row, username, first_name }
}

const nameEntry = z.object({ entityId: z.string(), columns: z.looseObject({ first_name: z.string() }) })

/** An entry that names a person has the copy's name too. */
const renamed = (row: Row, people: readonly Row[]): Row => {
  if (row.kind !== 'person.named') return row
  const payload: unknown = JSON.parse(entry.parse(row).payload)
  const { entityId, columns } = nameEntry.parse(payload)
  const first_name = people.find(({ id }) => id === entityId)?.first_name
  return { ...row, payload: canonical(Object.assign({}, payload, { columns: { ...columns, first_name } })) }
}

const inHex = (hex: string) => `\\x${hex}`

/** Hashes the entries of one stream anew, because their payloads have changed. */
const chained = (streamId: string, all: readonly Row[]): Row[] => {
  const own = all.filter((row) => row.stream_id === streamId).toSorted((a, b) => Number(a.seq) - Number(b.seq))
  let previous = hash('sha256', genesisOf(streamId))
  return own.map((row) => {
    const { seq, at, kind, payload, entity_id: entityId, number } = entry.parse(row)
    const salt = randomBytes(32).toString('hex')
    const payloadHash = hash('sha256', Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(payload)]))
    const link = hash('sha256', linkOf(previous, streamId, { seq, at, kind, payloadHash, entityId, number }))
    const chain = { salt: inHex(salt), payload_hash: inHex(payloadHash), previous: inHex(previous), hash: inHex(link) }
    previous = link
    return { ...row, ...chain }
  })
}

const headed = (row: Row, entries: readonly Row[]): Row => {
  const last = entries.findLast(({ stream_id }) => stream_id === row.id)
  return { ...row, head_hash: last?.hash, head_at: last?.at }
}

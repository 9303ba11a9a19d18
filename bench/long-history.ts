import { hash } from 'node:crypto'
import pg from 'pg'
import { linkOf } from '#domain/record/chain.ts'
import { derivedId } from '#server/db/derived-id.ts'
import { wireTypes } from '#server/db/wire-types.ts'

type Row = Readonly<Record<string, unknown>>
type EntryRow = Row & {
  readonly kind: string
  readonly entity_id: string
  readonly payload: string
  readonly salt: string
  readonly number: number
}
type StreamRow = { readonly id: string; readonly seq: number; readonly hash: string; readonly at: string }

/** The tables whose rows are copied with their entries. */
const tables = ['expense', 'payment', 'allocation', 'viewed'] as const
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const decided = /"decidedAt":"[^"]*"/
const atOnce = 5_000

const readAll = async <R extends Row>(client: pg.ClientBase, text: string, values: unknown[]): Promise<R[]> =>
  (await client.query<{ row: R }>(`select to_jsonb(t) as row from (${text}) t`, values)).rows.map(({ row }) => row)

const insert = async (client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> => {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  for (let from = 0; from < rows.length; from += atOnce)
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(from, from + atOnce))],
    )
}

const bytea = (hex: string) => `\\x${hex}`

/** Appends a copy of the entries to the end of their stream, with other ids and the time of that end. */
const chained = (entries: readonly EntryRow[], idOf: (id: string) => string, end: StreamRow) => {
  let { seq, hash: previous } = end
  const { at } = end
  const rows = entries.map((entry) => {
    seq += 1
    const payload = entry.payload.replace(uuid, idOf).replace(decided, `"decidedAt":"${at}"`)
    const { kind, number } = entry
    const entityId = idOf(entry.entity_id)
    const payloadHash = hash('sha256', Buffer.concat([Buffer.from(entry.salt.slice(2), 'hex'), Buffer.from(payload)]))
    const link = hash('sha256', linkOf(previous, end.id, { seq, at, kind, payloadHash, entityId, number }))
    const hashes = { payload_hash: bytea(payloadHash), previous: bytea(previous), hash: bytea(link) }
    previous = link
    const id = idOf(String(entry.id))
    return { ...entry, id, stream_id: end.id, seq, at, entity_id: entityId, number, payload, ...hashes }
  })
  return { rows, end: { ...end, seq, hash: previous } }
}

/**
 * Copies a family's shared expenses, with their payments, views and entries, until its record has `length` entries. A
 * superuser writes them at once, with all hashes, because the product would take an hour.
 */
export const lengthen = async (superuser: pg.ClientConfig, familyId: string, length: number): Promise<void> => {
  const client = new pg.Client({ ...superuser, types: wireTypes })
  await client.connect()
  await client.query('set session_replication_role = replica')
  const [stream] = await readAll<StreamRow>(
    client,
    `select id, head_seq as seq, encode(head_hash, 'hex') as hash, head_at as at from stream
      where family_id = $1 and reach = 'parents'`,
    [familyId],
  )
  const items = `entity in ('expense', 'payment') and stream_id = $1`
  const entries = await readAll<EntryRow>(client, `select * from entry where ${items} order by seq`, [stream?.id])
  if (!stream || entries.length === 0) throw new Error('there is nothing to copy')
  const rows = new Map<string, Row[]>()
  for (const table of tables)
    rows.set(
      table,
      await readAll(client, `select * from ${table} where family_id = $1 and reach = 'parents'`, [familyId]),
    )
  const own = new Set([...entries.map(({ entity_id }) => entity_id), ...entries.map(({ id }) => String(id))])
  let end: StreamRow = stream
  const all: Row[] = []
  const copies = new Map<string, Row[]>(tables.map((table) => [table, []]))
  for (let copy = 1; end.seq + entries.length <= length; copy += 1) {
    const idOf = (id: string) => (own.has(id) ? derivedId(`${copy} ${id}`) : id)
    const chain = chained(entries, idOf, end)
    end = chain.end
    all.push(...chain.rows)
    for (const table of tables) {
      const text = JSON.stringify(rows.get(table)).replace(uuid, idOf)
      const copied: Row[] = JSON.parse(text)
      copies
        .get(table)
        ?.push(...copied.map((row) => ({ ...row, ...('at' in row ? { at: end.at } : { changed_at: end.at }) })))
    }
  }
  for (const table of tables) await insert(client, table, copies.get(table) ?? [])
  await insert(client, 'entry', all)
  await client.query('update stream set head_seq = $1, head_hash = $2 where id = $3', [
    end.seq,
    Buffer.from(end.hash, 'hex'),
    end.id,
  ])
  await client.query('select expense_recount()')
  await client.query('analyze')
  await client.end()
}

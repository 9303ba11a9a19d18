import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  flag,
  freeText,
  idList,
  instant,
  instantOrNull,
  integer,
  packing,
  word,
} from '#server/db/reading/packed-rows.ts'
import { type OneConnection, oneConnection } from './one-connection.ts'

let db: OneConnection['db']
let drop: OneConnection['drop']
beforeAll(async () => {
  ;({ db, drop } = await oneConnection())
})
afterAll(() => drop())

type Row = {
  readonly id: string
  readonly name: string
  readonly total: number
  readonly at: string
  readonly seen: string | null
  readonly children: string[]
  readonly payable: boolean
}
const { pack, unpack } = packing<Row>({
  id: word(),
  total: integer,
  name: freeText,
  at: instant,
  seen: instantOrNull,
  children: idList,
  payable: flag,
})

const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const
const names = ['Niñera, “sábado” 🎹', 'a "quoted" \\ \n\t\u001e\u001f line\u2028', '","'] as const
const rows: readonly Row[] = ids.map((id, at) => ({
  id,
  name: names[at] ?? '',
  total: 10 ** (at * 6),
  at: `2026-11-2${at}T05:30:00.120Z`,
  seen: at === 1 ? '2026-01-01T00:00:00.000Z' : null,
  children: ids.slice(0, at),
  payable: at === 0,
}))

const packed = async (query: ReturnType<typeof sql>) => {
  const found = await sql<{ text: string | null }>`select ${pack(query)} as text`.execute(db)
  return unpack(found.rows[0]?.text ?? null)
}
const given = (json: string) =>
  sql`select * from jsonb_to_recordset(${json}::jsonb) as t(id uuid, name text, total bigint, at timestamptz,
    seen timestamptz, children uuid[], payable boolean)`

test('rows arrive as they are, in the order of the query, whatever is written in a free text', async () => {
  expect(await packed(sql`${given(JSON.stringify(rows))} order by total desc`)).toEqual(rows.toReversed())
  expect(await packed(sql`${given(JSON.stringify(rows))} limit 0`)).toEqual([])
})

test.each(['id', 'name', 'total', 'children'] as const)(
  'a %s that is missing, against its column, fails the answer',
  async (missing) => {
    const [row] = rows
    await expect(packed(given(JSON.stringify([{ ...row, [missing]: null }])))).rejects.toThrow()
  },
)

test('an amount that a number cannot hold exactly fails the answer', async () => {
  const [row] = rows
  await expect(packed(given(JSON.stringify([row]).replace('"total":1', '"total":9007199254740993')))).rejects.toThrow(
    RangeError,
  )
})

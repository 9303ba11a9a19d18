import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CopiedRow } from '#server/db/reading/copied-row.ts'
import { copyRows } from '#server/db/reading/copied-rows.ts'
import type { Tx } from '#server/db/tenancy.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
  await on.record(on.sam)
})
afterAll(() => on.end())

const inFamily = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => on.scopes.asSystem(on.dana.familyId, run)

/** Copies rows of a bigint, a text and a bytea. */
const copyIn = async (tx: Tx, rows: string) => {
  const taken: unknown[] = []
  const take = (row: CopiedRow) => taken.push([row.integer(), row.text(), row.hex()])
  await copyRows(tx, sql`select * from (values ${sql.raw(rows)}) as v (n, t, b)`, take)
  return taken
}
const copied = (rows: string) => inFamily((tx) => copyIn(tx, rows))

test('rows are copied with their values, whatever those contain', async () => {
  const rows = await copied(String.raw`(1::bigint, E'a\tb\\c''\n', '\x00ff'::bytea), (null, null, null), (0, '', ''),
    (${Number.MAX_SAFE_INTEGER}, 'Otoño 🧾', '\x0a'), (${Number.MIN_SAFE_INTEGER}, repeat('x', 100000), null)`)
  expect(rows).toEqual([
    [1, "a\tb\\c'\n", '00ff'],
    [null, null, null],
    [0, '', ''],
    [Number.MAX_SAFE_INTEGER, 'Otoño 🧾', '0a'],
    [Number.MIN_SAFE_INTEGER, 'x'.repeat(100_000), null],
  ])
  expect(await copied(`(1::bigint, 'a', ''::bytea) limit 0`)).toEqual([])
})

test('whoever refuses a row fails alone, and the transaction goes on', async () => {
  const [failed, next] = await inFamily(async (tx) => [
    await copyIn(tx, `(9007199254740993, 'a', ''::bytea), (1, 'b', '')`).catch((error: unknown) => error),
    await copyIn(tx, `(7::bigint, 'a', ''::bytea)`),
  ])
  expect(failed).toBeInstanceOf(RangeError)
  expect(next).toEqual([[7, 'a', '']])
})

test('a statement that fails fails the transaction, and the connection goes on', async () => {
  await expect(copied(`(1 / 0, 'a', ''::bytea)`)).rejects.toMatchObject({ code: '22012' })
  expect(await copied(`(7::bigint, 'a', ''::bytea)`)).toEqual([[7, 'a', '']])
})

test('rows that the policies hide are not copied', async () => {
  const seqs = async (tx: Tx) => {
    const seen: unknown[] = []
    await copyRows(tx, sql`select seq from entry`, (row) => seen.push(row.integer()))
    return seen
  }
  expect(await inFamily(seqs)).toContain(1)
  expect(await on.scopes.asSystem('00000000-0000-4000-8000-000000000000', seqs)).toEqual([])
})

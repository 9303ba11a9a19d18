import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtOnce } from '#server/db/built-once.ts'
import { type OneConnection, oneConnection } from './one-connection.ts'

let db: OneConnection['db']
let drop: OneConnection['drop']
beforeAll(async () => {
  ;({ db, drop } = await oneConnection())
})
afterAll(() => drop())

test('a statement is built once and sent with the values of each time, in whatever order they are given', async () => {
  let built = 0
  const adds = builtOnce<{ one: number; other: number }, { sum: number }>((tx, value) => {
    built += 1
    const sum = sql<number>`${value('one')}::int - ${value('other')}::int * ${10}::int + ${value('one')}::int`
    return tx.selectNoFrom(sum.as('sum'))
  })
  const sums = await db
    .transaction()
    .execute(async (tx) => [await adds.run(tx, { one: 100, other: 1 }), await adds.run(tx, { other: 2, one: 200 })])
  expect([built, sums]).toEqual([1, [[{ sum: 190 }], [{ sum: 380 }]]])
})

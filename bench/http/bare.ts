import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import type { NewExpense } from '#contract/expenses/expenses.ts'
import type { Connection } from '#server/db/embedded/cluster.ts'
import { wireTypes } from '#server/db/wire-types.ts'
import { keptFactsOf } from '#server/features/expenses/expenses.facts.ts'

// This is the least that could serve the same log: the same statements with the family written into each, and the same
// shape of answer. It does no authentication, validation, isolation, recording or notification.

type Row = Record<string, unknown> & {
  id: string
  total: number
  creator_id: string
  other_id: string
} & Parameters<typeof keptFactsOf>[0]

const columns =
  'id, status, version, name, total, owed, category_id, creator_percent, creator_id, other_id, child_ids, purchase_date, note, reason, previous_id, audience, created_at, changed_at, family_id, settled, checks, in_flight, scheduled, last_outcome, opened'
const page = `select ${columns} from expense where family_id = $1 and status <> 'deleted' order by created_at desc, id desc limit 51`
const currency = 'select currency from family where id = $1'
const sums = `select creator_id, other_id, status, count, total, owed, settled, checks, in_flight, scheduled, transfers, unpaid
  from expense_total where family_id = $1 and reach = 'parents' and count > 0 and status <> 'deleted'`

const lineOf = (row: Row, code: string) => ({
  id: row.id,
  status: row.status,
  version: row.version,
  name: row.name,
  total: row.total,
  currency: code,
  shares: [
    { personId: row.creator_id, percent: Number(row.creator_percent), amount: row.total - row.owed },
    { personId: row.other_id, percent: 100 - Number(row.creator_percent), amount: row.owed },
  ],
  facts: keptFactsOf(row),
  categoryId: row.category_id,
  childIds: row.child_ids,
  purchaseDate: row.purchase_date,
  createdBy: row.creator_id,
  createdAt: row.created_at,
})

export const listOf = async (db: pg.Pool | pg.PoolClient, family: string) => {
  const rows = (await db.query<Row>(page, [family])).rows.slice(0, 50)
  const code = (await db.query<{ currency: string }>(currency, [family])).rows[0]?.currency ?? ''
  const totals = await db.query(sums, [family])
  return { items: rows.map((row) => lineOf(row, code)), sums: totals.rows }
}

type Creation = NewExpense & { readonly family: string; readonly person: string }

/** Runs the reads that a new expense needs, the insert, and reads the item back, in one transaction. */
export const createIn = async (db: pg.PoolClient, { family, person, ...typed }: Creation) => {
  await db.query('begin')
  await db.query('select time_zone from family where id = $1', [family])
  await db.query('select id from child where family_id = $1', [family])
  const category = await db.query('select * from category where family_id = $1 and id = $2', [family, typed.categoryId])
  const other = await db.query<{ person_id: string }>(
    `select person_id from membership where family_id = $1 and role = 'parent' and person_id <> $2`,
    [family, person],
  )
  const now = new Date().toISOString()
  const inserted = await db.query<Row>(
    `insert into expense (family_id, id, status, version, name, total, owed, category_id, creator_percent, creator_id,
        other_id, child_ids, purchase_date, note, created_at, changed_at)
      values ($1, $2, 'open', 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning ${columns}`,
    [
      family,
      randomUUID(),
      typed.name,
      typed.total,
      Math.floor(typed.total / 2),
      typed.categoryId,
      category.rows[0]?.creator_percent,
      person,
      other.rows[0]?.person_id,
      typed.childIds,
      typed.purchaseDate,
      typed.note,
      now,
    ],
  )
  const [row] = inserted.rows
  if (!row) throw new Error('no row')
  const code = (await db.query<{ currency: string }>(currency, [family])).rows[0]?.currency ?? ''
  const files = await db.query(
    `select * from file where family_id = $1 and id in (select file_id from file_use where family_id = $1
      and entity_id = any($2))`,
    [family, [row.id]],
  )
  const payments = await db.query(
    `select * from payment where family_id = $1 and id in (select payment_id from allocation where family_id = $1
      and expense_id = $2) order by created_at, change_order`,
    [family, row.id],
  )
  const viewed = await db.query('select person_id, at from viewed where family_id = $1 and entity_id = $2', [
    family,
    row.id,
  ])
  await db.query('commit')
  return { ...lineOf(row, code), receipts: files.rows, payments: payments.rows, viewed: viewed.rows }
}

/** Connects as the superuser, for whom policies do not apply. */
export const bareOn = (connection: Connection): { app: FastifyInstance; pool: pg.Pool } => {
  const pool = new pg.Pool({ ...connection, types: wireTypes, max: 10 })
  const app = Fastify()
  app.get<{ Querystring: { family: string } }>('/list', ({ query }) => listOf(pool, query.family))
  app.post<{ Body: Creation }>('/create', async ({ body }, reply) => {
    const client = await pool.connect()
    try {
      reply.code(201)
      return await createIn(client, body)
    } finally {
      client.release()
    }
  })
  app.get('/nothing', async () => ({ status: 'ok' }))
  return { app, pool }
}

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { up } from '#server/db/migrations/038-last-is-a-choice.ts'
import { surviveLostConnections } from '#server/db/open.ts'
import { wireTypes } from '#server/db/wire-types.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { readyBank } from '#tests/support/bank/ready-bank.ts'
import { type Planning, planning } from '../payment-schedules/planning.ts'

// Plans whose frequency has another name since the fifth weekday is the fifth, and transfers that nobody asked about
// once they were paid.

let app: OwnApp
let at: Planning
let db: Kysely<unknown>
beforeAll(async () => {
  app = await testApp()
  at = await planning(app)
  const { superuser } = at.on
  const pool = new pg.Pool({ ...superuser, max: 1, types: wireTypes })
  surviveLostConnections(pool)
  db = new Kysely({ dialect: new PostgresDialect({ pool }) })
})
afterAll(async () => {
  await db.destroy()
  await app.stop()
})

const migrated = async (statement: string) => {
  const client = new pg.Client({ ...at.on.superuser })
  await client.connect()
  await client.query(`alter table payment_series drop column recorded_frequency; ${statement}`)
  await client.end()
  await up(db)
}
const findings = () => verifyFamily(at.on.scopes, recordParts, at.on.family.id, [])
const plan = (frequency: 'monthlyOnWeekday' | 'monthlyOnDay', startsOn: string) =>
  at.series({ frequency, startsOn, end: { by: 'count', count: 3 } })
const now = async ({ id }: { readonly id: string }) => {
  const { frequency, payments } = await at.read(id)
  return [frequency, ...payments.map(({ on }) => on)]
}

test('plans say what they meant, no agreed day moves, and the record of before and after verifies', async () => {
  const last = await plan('monthlyOnWeekday', '2027-01-29')
  const third = await plan('monthlyOnWeekday', '2027-01-15')
  const lastDay = await plan('monthlyOnDay', '2027-01-31')
  const thirtieth = await plan('monthlyOnDay', '2027-01-30')
  const days = async () => Promise.all([last, third, lastDay, thirtieth].map(now))
  const before = await days()
  await migrated('')
  const after = await days()
  expect(after.map(([frequency]) => frequency)).toEqual([
    ...['monthlyOnLastWeekday', 'monthlyOnWeekday', 'monthlyOnLastDay', 'monthlyOnDay'],
  ])
  expect(after.map(([, ...on]) => on)).toEqual(before.map(([, ...on]) => on))
  expect(await findings()).toEqual([])

  const edit = { type: 'paymentSeries.edit', version: 1, waiting: 142_50, name: 'Braces', total: 142_50 }
  const rest = { bankAccountId: at.bankAccountId, end: { by: 'count', count: 3 } }
  const { status } = await at.command(last.id, {
    ...edit,
    ...rest,
    frequency: 'monthlyOnLastWeekday',
    startsOn: '2027-02-26',
  })
  expect(status).toBe(200)
  const { payments } = await at.read(last.id)
  const waiting = payments.filter((one) => one.status === 'scheduled')
  expect(waiting.map(({ on }) => on)).toEqual(['2027-02-26', '2027-03-26', '2027-04-30'])
  await at.command(lastDay.id, { type: 'paymentSeries.stop', version: 1, waiting: 142_50 })
  expect(await findings()).toEqual([])
})

test('a row that could not have come from what its entries say is found', async () => {
  const third = await plan('monthlyOnWeekday', '2027-01-15')
  const client = new pg.Client({ ...at.on.superuser })
  await client.connect()
  const rename = `update payment_series set recorded_frequency = frequency, frequency = 'monthlyOnLastWeekday' where id = $1`
  await expect(client.query(rename, [third.id])).rejects.toThrow('payment_series_recorded_check')
  await client.end()
})

test('a transfer that was paid is asked about again', async () => {
  const bank = await readyBank(app)
  const id = await bank.send(await bank.approved(40_00), 20_00)
  await bank.businessDays(3)
  const paid = await bank.payment(id)
  expect(paid.status).toBe('paid')
  await migrated('update transfer set due_at = null')
  const { due_at } = await bank.on.scopes.asSystem(bank.on.family.id, (tx) =>
    tx.selectFrom('transfer').select('due_at').where('payment_id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(due_at).toBe(paid.changedAt)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Book } from '#server/bank/sandbox/book.ts'
import { logTo } from '#server/http/log.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import {
  afterBusinessDays,
  bankAccountDetails,
  controlsOf,
  customerDetails,
  deliverWebhooks,
} from '#tests/support/bank/bank.ts'

let on: OwnApp
let control: Awaited<ReturnType<typeof controlsOf>>
const lines: string[] = []
beforeAll(async () => {
  on = await testApp({ log: logTo('trace', { write: (line) => void lines.push(line) }) })
  control = await controlsOf(on)
})
afterAll(() => on.stop())

let count = 0
const accountOf = async (number = '1000200030') => {
  count += 1
  const { ref } = await on.deps.bank.createCustomer(customerDetails(), `customer ${count}`)
  return (await on.deps.bank.addBankAccount(ref, bankAccountDetails(number), `account ${count}`)).ref
}
const send = async (amount = 50_00, number?: string) => {
  const [from, to] = [await accountOf(number), await accountOf()]
  return on.deps.bank.transfer({ from, to, amount, key: `transfer ${count}` })
}
const book = async () => (await control('GET', '/book?limit=1000')) as Book
const inbox = () =>
  on.deps.scopes.beforeSignIn((tx) => tx.selectFrom('bank_event').select(['event_id', 'topic', 'tries']).execute())

test('every letter arrives in the inbox and is looked into', async () => {
  await send()
  await deliverWebhooks(on)
  await afterBusinessDays(on, 2)
  const [{ webhooks }, kept] = [await book(), await inbox()]
  expect(kept.map(({ event_id }) => event_id).sort()).toEqual(webhooks.map(({ id }) => id).sort())
  expect(kept.filter(({ tries }) => tries === 0)).toEqual([])
  expect(webhooks.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining([
      'customer_transfer_created',
      'customer_transfer_processing',
      'customer_transfer_completed',
    ]),
  )
})

test.each([
  [111_01, 'returned', 'R01'],
  [111_20, 'returned', 'R20'],
  [111_90, 'failed', null],
])('an amount may decide too: %i cents', async (amount, status, returnCode) => {
  const { ref } = await send(amount)
  await afterBusinessDays(on, 3)
  expect(await on.deps.bank.readTransfer(ref)).toEqual({ ref, status, returnCode })
})

test('who was stopped from sending still receives', async () => {
  const stopped = await on.deps.bank.createCustomer(customerDetails(), 'stopped')
  const theirs = await on.deps.bank.addBankAccount(stopped.ref, bankAccountDetails(), 'of the stopped')
  const other = await accountOf()
  await control('POST', `/customers/${stopped.ref}/suspend`)
  expect(await on.deps.bank.readCustomer(stopped.ref)).toEqual({ ref: stopped.ref, status: 'suspended' })
  const transferOf = (from: string, to: string) =>
    on.deps.bank.transfer({ from, to, amount: 50_00, key: `${from}-${to}` })
  await expect(transferOf(theirs.ref, other)).rejects.toMatchObject({ reason: 'suspended' })
  expect((await transferOf(other, theirs.ref)).status).toBe('pending')
})

test('things happen at their own hours, in the order of these, however far the clock is moved', async () => {
  await send()
  await send(50_00, '9900000010')
  const { now } = await book()
  await control('POST', '/clock', { ms: 70 * 24 * 3_600_000 })
  const { transfers, webhooks } = await book()
  const hours = webhooks.map(({ at }) => at).filter((at) => at > now)
  expect(hours).toEqual([...hours].sort().reverse())
  expect(new Set(hours).size).toBe(3)
  expect(transfers.filter(({ next }) => next !== null)).toEqual([])
})

test('it can be told to say things twice, late and in no order; each is kept once', async () => {
  await control('PUT', '/mischief', { duplicates: 2, delayMs: 5000, shuffled: true })
  const before = (await inbox()).length
  for (let times = 0; times < 5; times += 1) await send()
  await control('PUT', '/mischief', { duplicates: 0, delayMs: 0, shuffled: false })
  on.clock.forward(5000)
  await deliverWebhooks(on)
  const { webhooks } = await book()
  const copies = webhooks.filter(({ copy }) => copy === 2)
  expect(copies).toHaveLength(25)
  expect(webhooks.filter(({ deliveredAt }) => deliveredAt === null)).toEqual([])
  expect(await inbox()).toHaveLength(before + 25)
})

test('its books keep no number, no name and no document, and neither does the log', async () => {
  const { ref } = await on.deps.bank.createCustomer(customerDetails('666550002'), 'secretive')
  await on.deps.bank.addDocument(
    ref,
    { kind: 'idCard', bytes: Buffer.from('a face and a name'), mediaType: 'image/png' },
    'document',
  )
  await accountOf('7654321098765')
  const { rows } = await on.database.migrator
    .pool({ max: 1 })
    .query<{ told: string }>(`select string_agg(told, '') as told from (
    select c::text as told from sandbox_customer c union all select a::text from sandbox_account a
    union all select t::text from sandbox_transfer t union all select e::text from sandbox_event e
    union all select b::text from bank_event b) as all_of_it`)
  for (const secret of ['7654321', '66655', 'Elm', 'dana.reyes', 'a face', '1985-04-12'])
    for (const place of [rows[0]?.told ?? '', lines.join('\n')]) expect(place).not.toContain(secret)
  expect(rows[0]?.told).toContain('8765')
})

test('nobody comes in without its key', async () => {
  const request = (authorization?: string) =>
    on.app.inject({ method: 'GET', url: '/bank-sandbox/v1/book', headers: authorization ? { authorization } : {} })
  const answers = [await request(), await request('Bearer wrong'), await request('Bearer ')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
})

test('the product’s own sessions cannot reach its books, nor it the product', async () => {
  await expect(
    on.deps.scopes.beforeSignIn((tx) => tx.selectFrom('sandbox_transfer').selectAll().execute()),
  ).rejects.toThrow(/permission denied/)
  const asSandbox = on.app.deps.db.transaction().execute(async (tx) => {
    await sql`set local role evenhand_sandbox`.execute(tx)
    return tx.selectFrom('person').selectAll().execute()
  })
  await expect(asSandbox).rejects.toThrow(/permission denied/)
})

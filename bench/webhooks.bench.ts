import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { signatureHeader, signatureOf } from '#server/bank/signature.ts'
import { drainInbox } from '#server/inbox/inbox.ts'
import { inboxHandlersOf } from '#server/jobs/inbox-handlers.ts'
import { databaseCpu } from './database-processes.ts'
import type { Harness } from './harness.ts'
import { type Cost, cpuNow, inTurns, type Layer, type Measured, median, timed } from './measure.ts'

const rounds = 5
const each = 40
const callers = 8

/** Builds a small signed webhook about a bank account, which nothing here handles. */
const webhook = () =>
  Buffer.from(
    JSON.stringify({
      id: randomUUID(),
      topic: 'customer_funding_source_added',
      at: '2026-11-20T14:00:00.000Z',
      resource: { kind: 'bankAccount', ref: randomUUID() },
    }),
  )

/** Counts the `call`s of all callers in a second. */
const rateOf = async (call: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let count = 0; count < each; count += 1) await call()
    }),
  )
  return (callers * each * 1000) / (performance.now() - begun)
}

/** Handles everything that waits at once; returns the cost of each of `count`. */
const draining = async ({ deps }: Harness, count: number, databaseNow: () => number): Promise<Cost> => {
  const [begun, cpu, database] = [performance.now(), cpuNow(), databaseNow()]
  await drainInbox(deps, inboxHandlersOf(deps))
  return {
    wall: ((performance.now() - begun) * 1000) / count,
    cpu: (cpuNow() - cpu) / count,
    database: (databaseNow() - database) / count,
  }
}

/**
 * Compares a webhook through the whole server, stored with its job before it is answered, to an insert of the same
 * bytes that commits by itself.
 */
export const measureWebhooks = async (harness: Harness): Promise<Measured> => {
  const { app, deps, database } = harness
  const { webhookSecret } = await sandboxSecrets(deps.config.dataDir)
  const databaseNow = () => databaseCpu(deps.config.dataDir)
  const migrator = database.migrator.pool({ max: 1 })
  await migrator.query('create table bench_webhook (id uuid primary key, body bytea)')
  await migrator.query('grant insert on bench_webhook to public')
  const post = async () => {
    const payload = webhook()
    const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(webhookSecret, payload) }
    const answer = await app.inject({ method: 'POST', url: '/pub/v1/bank/webhooks/sandbox', payload, headers })
    if (answer.statusCode !== 200) throw new Error(`the webhook was answered ${answer.statusCode}`)
  }
  const insert = () => sql`insert into bench_webhook values (${randomUUID()}, ${webhook()})`.execute(deps.db)
  const ways = [() => rateOf(post), () => rateOf(insert)]
  for (const way of ways) await way()
  const [ours = [], plain = []] = await inTurns(rounds, ways)
  const ratio = median(ours.map((rate, round) => rate / (plain[round] ?? Number.NaN)))
  await drainInbox(deps, inboxHandlersOf(deps))
  const kept = await timed(200, post, databaseNow)
  // `timed` sends this many, including its first tenth to warm up.
  const dealtWith = await draining(harness, 220, databaseNow)
  await migrator.query('drop table bench_webhook')
  const of = 'a webhook of the bank'
  const layers: Layer[] = [
    { of, name: 'kept, with its job, before it is answered', ...kept },
    { of, name: 'taken from the inbox and dealt with, where nobody follows it', ...dealtWith },
  ]
  const name = `webhooks kept, ${callers} callers, against a plain insert`
  return { measures: [{ name, ours: median(ours), plain: median(plain), unit: 'a second', ratio }], layers }
}

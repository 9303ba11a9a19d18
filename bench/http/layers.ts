import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import * as z from 'zod/mini'
import { newExpense } from '#contract/expenses/expenses.ts'
import type { Tx } from '#server/db/tenancy.ts'
import { createExpense } from '#server/features/expenses/expenses.create.ts'
import { expensePageOf } from '#server/features/expenses/log/expenses.page.ts'
import { appendEntries } from '#server/history/append.ts'
import { callersOf } from '#server/http/caller.ts'
import { runOnce } from '#server/http/idempotency.ts'
import { beginUnitOfWork, liveChannel } from '#server/lifecycle/unit-of-work.ts'
import { type Harness, type Subject, typedExpense } from '../harness.ts'
import { type Cost, type Layer, timed } from '../measure.ts'
import { createIn, listOf } from './bare.ts'

type Dependencies = {
  readonly harness: Harness
  readonly barePool: pg.Pool
  /** Returns microseconds of processor time of the database so far. */
  readonly databaseNow: () => number
}

const difference = (a: Cost, b: Cost): Cost => ({
  wall: a.wall - b.wall,
  cpu: a.cpu - b.cpu,
  database: a.database - b.database,
})

const times = 300

/** Measures what each part of a list and of a create costs a single caller without HTTP. */
export const layersOf = async ({ harness, barePool, databaseNow }: Dependencies): Promise<Layer[]> => {
  const { deps, database, subjects } = harness
  const [subject] = subjects
  if (!subject) throw new Error('a family is needed')
  const { a, familyId, token } = subject
  const { scopes, db, clock } = deps
  const callers = callersOf(database.app.pool({ max: 1 }), clock)
  const costOf = (run: () => Promise<unknown>) => timed(times, run, databaseNow)
  const inScope = (run: (tx: Tx) => Promise<unknown>) => costOf(() => scopes.asViewer(a, run))

  const session = await costOf(() => callers.find({ kind: 'bearer', text: token }))
  const transaction = await costOf(() => db.transaction().execute(async () => undefined))
  const scope = await inScope(async () => undefined)
  const reading = async (run: (tx: Tx) => Promise<unknown>) => difference(await inScope(run), scope)
  const list = await reading((tx) => expensePageOf(tx, a, {}))
  const listBare = await costOf(() => listOf(barePool, familyId))
  const page = await scopes.asViewer(a, (tx) => expensePageOf(tx, a, {}))
  const write = await costOf(async () => JSON.stringify(page))
  const { id } = page.items[0] ?? { id: '' }

  // A write waits for the disk once, at its commit. Each is measured beside another write, so that this wait is not
  // included.
  const touch = (tx: Tx) => sql`select nextval('payment_change'), pg_current_xact_id()`.execute(tx)
  const committed = await inScope(touch)
  const writing = async (run: (tx: Tx) => Promise<unknown>) =>
    difference(await inScope((tx) => touch(tx).then(() => run(tx))), committed)
  const idempotency = await writing((tx) => idempotencyRow(tx, a.personId, clock.now()))
  const create = await writing((tx) =>
    createExpense(beginUnitOfWork(tx, familyId, clock.now()), a, typedExpense(subject)),
  )
  const history = await writing((tx) => appendEntries(tx, familyId, [entryBy(a.personId, subject, clock.now())]))
  const job = { queue: 'mail.waiting', data: { familyId, personId: a.personId } }
  const enqueue = await writing((tx) => deps.enqueue(tx, job))
  const notice = JSON.stringify({ family: familyId, audience: null, topic: 'expense', id })
  const notify = await writing((tx) => sql`select pg_notify(${liveChannel}, ${notice})`.execute(tx))
  const parse = await costOf(async () => z.parse(newExpense, typedExpense(subject)))
  const createBare = await costOf(async () => {
    const client = await barePool.connect()
    const typed = { ...typedExpense(subject), family: familyId, person: a.personId }
    await createIn(client, typed).finally(() => client.release())
  })

  const layer = (of: string, name: string, cost: Cost): Layer => ({ of, name, ...cost })
  return [
    layer('both', 'session lookup', session),
    layer('both', 'transaction: begin and commit', transaction),
    layer('both', 'scope: role and settings for row-level security', difference(scope, transaction)),
    layer('list', 'three statements under policies, rows to items', list),
    layer('list', 'the same three, bare', listBare),
    layer('list', 'JSON of 50 items', write),
    layer('create', 'body parsed by zod/mini', parse),
    layer('create', 'first write of a transaction: commit waits for the disk', difference(committed, scope)),
    layer('create', 'Idempotency-Key: insert, update', idempotency),
    layer('create', 'read, chart, insert under policies', create),
    layer('create', 'job for the mail', enqueue),
    layer('create', 'notice for the live stream', notify),
    layer('create', 'history: one entry appended and chained', history),
    layer('create', 'reads, insert, read back, bare, with its transaction', createBare),
  ]
}

const idempotencyRow = (tx: Tx, personId: string, now: string) =>
  runOnce(tx, { personId, key: randomUUID(), bodyHash: Buffer.alloc(32), now }, async () => ({
    status: 201,
    text: '{}',
  }))

const entryBy = (actor: string, subject: Subject, at: string) => ({
  id: randomUUID(),
  at,
  kind: 'expense.begin',
  entity: 'expense',
  entityId: randomUUID(),
  audience: null,
  payload: { to: 'open', version: 1, columns: typedExpense(subject), by: { actor } },
})

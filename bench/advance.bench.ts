import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { kyselyOn } from '#server/db/statements.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { advance } from '#server/lifecycle/advance.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { databaseCpu } from './database-processes.ts'
import type { Harness, Subject } from './harness.ts'
import { cpuNow, inTurns, type Measured, median, type Rate } from './measure.ts'

const rounds = 5
const each = 60

type Expense = { readonly id: string; version: number }

/**
 * Opens an expense, so that its receipt can be requested: a repeated request is accepted and keeps the state, so it can
 * be measured any number of times.
 */
const expenseToPay = async ({ deps }: Harness, { a, familyId }: Subject): Promise<Expense> =>
  deps.scopes.asViewer(a, async (tx) => {
    const open = tx.selectFrom('expense').select(['id', 'version']).where('status', '=', 'open')
    const expense = await open.executeTakeFirstOrThrow()
    const change = beginUnitOfWork(tx, familyId, deps.clock.now())
    await openExpense(change, a, expense.id)
    await finishUnitOfWork(change, deps.enqueue)
    return expense
  })

type Sample = Omit<Rate, 'name' | 'aim'>

const sample = async (callers: readonly (() => Promise<unknown>)[], dataDir: string): Promise<Sample> => {
  const taken: number[] = []
  const [begun, before, databaseBefore] = [performance.now(), cpuNow(), databaseCpu(dataDir)]
  await Promise.all(
    callers.map(async (call) => {
      for (let count = 0; count < each; count += 1) {
        const sent = performance.now()
        await call()
        taken.push(performance.now() - sent)
      }
    }),
  )
  const times = taken.length
  const perSecond = (times * 1000) / (performance.now() - begun)
  const [ours, database] = [(cpuNow() - before) / times, (databaseCpu(dataDir) - databaseBefore) / times]
  return { perSecond, p99: taken.toSorted((a, b) => a - b)[Math.ceil(times * 0.99) - 1] ?? Number.NaN, ours, database }
}

const middle = (samples: readonly Sample[], of: keyof Sample) => median(samples.map((one) => one[of]))
const processorTime = (samples: readonly Sample[]) => median(samples.map(({ ours, database }) => ours + database))

/** The rate that two cores must reach with all callers. */
const aim = 2_000

/** Compares one accepted event with its transaction to one insert that commits by itself. */
export const measureAdvance = async (harness: Harness): Promise<Measured & { readonly rate: Rate }> => {
  const { deps, subjects } = harness
  // Only the owner of the schema may create a table.
  const plain = kyselyOn(harness.database.migrator.pool())
  await sql`create table if not exists bench_plain (id uuid primary key, at text, kind text, payload text)`.execute(
    plain,
  )
  const expenses = await Promise.all(subjects.map((subject) => expenseToPay(harness, subject)))
  const payload = JSON.stringify({ reason: 'x'.repeat(600) })
  const insert = () =>
    sql`insert into bench_plain values (${randomUUID()}, ${deps.clock.now()}, 'plain', ${payload})`.execute(plain)
  const move =
    ({ a, familyId }: Subject, expense: Expense | undefined) =>
    async () => {
      if (!expense) throw new Error('an expense is needed')
      await deps.scopes.asViewer(a, async (tx) => {
        const change = beginUnitOfWork(tx, familyId, deps.clock.now())
        const command = { type: 'expense.requestReceipt', version: expense.version, note: 'the invoice, please' }
        await advance(change, expenseLifecycle, expense.id, command, a)
        await finishUnitOfWork(change, deps.enqueue)
      })
      expense.version += 1
    }
  const movers = subjects.map((subject, at) => move(subject, expenses[at]))
  const measure = async (name: string, callers: number) => {
    const { dataDir } = deps.config
    const inserters = Array.from({ length: callers }, () => insert)
    const ways = [() => sample(movers.slice(0, callers), dataDir), () => sample(inserters, dataDir)]
    for (const way of ways) await way()
    const [ours = [], inserts = []] = await inTurns(rounds, ways)
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / (inserts[round]?.perSecond ?? Number.NaN)))
    const byProcessor = processorTime(inserts) / processorTime(ours)
    const [perSecond, p99] = [middle(ours, 'perSecond'), middle(ours, 'p99')]
    const cost = { ours: middle(ours, 'ours'), database: middle(ours, 'database') }
    const measured = {
      name,
      ours: perSecond,
      plain: middle(inserts, 'perSecond'),
      unit: 'a second',
      ratio,
      byProcessor,
    }
    return { measured, rate: { name: `advance, ${callers} callers`, perSecond, p99, ...cost, aim } }
  }
  const one = await measure('advance against a plain insert, one caller', 1)
  const many = await measure(`advance against a plain insert, ${subjects.length} callers`, subjects.length)
  await sql`drop table bench_plain`.execute(plain)
  await plain.destroy()
  return { measures: [one.measured, many.measured], layers: [], rate: many.rate }
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { advance } from '#server/lifecycle/advance.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { databaseCpu } from './database-processes.ts'
import type { Harness, Subject } from './harness.ts'
import { cpuNow, inTurns, type Measured, median } from './measure.ts'

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

type Sample = { readonly perSecond: number; readonly processor: number }

const sample = async (callers: readonly (() => Promise<unknown>)[], processorNow: () => number): Promise<Sample> => {
  const [begun, before] = [performance.now(), processorNow()]
  await Promise.all(
    callers.map(async (call) => {
      for (let count = 0; count < each; count += 1) await call()
    }),
  )
  const times = callers.length * each
  return { perSecond: (times * 1000) / (performance.now() - begun), processor: (processorNow() - before) / times }
}

const rate = (samples: readonly Sample[]) => median(samples.map(({ perSecond }) => perSecond))
const processorTime = (samples: readonly Sample[]) => median(samples.map(({ processor }) => processor))

/** Compares one accepted event with its transaction to one insert that commits by itself. */
export const measureAdvance = async (harness: Harness): Promise<Measured> => {
  const { deps, subjects } = harness
  await sql`create table if not exists bench_plain (id uuid primary key, at text, kind text, payload text)`.execute(
    deps.db,
  )
  const expenses = await Promise.all(subjects.map((subject) => expenseToPay(harness, subject)))
  const payload = JSON.stringify({ reason: 'x'.repeat(600) })
  const insert = () =>
    sql`insert into bench_plain values (${randomUUID()}, ${deps.clock.now()}, 'plain', ${payload})`.execute(deps.db)
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
    const processorNow = () => cpuNow() + databaseCpu(deps.config.dataDir)
    const inserters = Array.from({ length: callers }, () => insert)
    const ways = [() => sample(movers.slice(0, callers), processorNow), () => sample(inserters, processorNow)]
    for (const way of ways) await way()
    const [ours = [], plain = []] = await inTurns(rounds, ways)
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / (plain[round]?.perSecond ?? Number.NaN)))
    const byProcessor = processorTime(plain) / processorTime(ours)
    return { name, ours: rate(ours), plain: rate(plain), unit: 'a second', ratio, byProcessor }
  }
  const measures = [
    await measure('advance against a plain insert, one caller', 1),
    await measure(`advance against a plain insert, ${subjects.length} callers`, subjects.length),
  ]
  await sql`drop table bench_plain`.execute(deps.db)
  return { measures, layers: [] }
}

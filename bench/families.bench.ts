import pg from 'pg'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { createExpense } from '#server/features/expenses/expenses.create.ts'
import { expensePageOf } from '#server/features/expenses/log/expenses.page.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { seedFamilies } from '#server/seed/many/many.ts'
import { databaseCpu } from './database-processes.ts'
import { type Harness, openHarness, typedExpense } from './harness.ts'
import type { TargetConfig } from './http/target.ts'
import { cpuNow, inTurns, type Measure, type Measured, median } from './measure.ts'

const sizes = [1, 100, 10_000] as const
const rounds = 5
const each = 100

/** Creates one family with this many expenses in a database of its own. */
export const standAlone = async (place: TargetConfig, database: string, expensesEach: number): Promise<Harness> => {
  const { migrator, app, jobs, superuser, dataDir } = place
  const logins = { migrator: { ...migrator, database }, app: { ...app, database }, jobs: { ...jobs, database } }
  const client = new pg.Client({ ...superuser, database: migrator.database })
  await client.connect()
  await client.query(`create database ${database} owner ${migrator.user}`).finally(() => client.end())
  return openHarness(logins, dataDir, { families: 1, expensesEach })
}

/** Creates a database with this many families; the measured family is the same in each. */
const standOf = async (place: TargetConfig, families: number): Promise<Harness> => {
  const harness = await standAlone(place, `families_${families}`, 60)
  const { migrator } = harness.database
  const db = kyselyOn<Schema>(migrator.pool({ max: 4 }))
  if (families > 1) await seedFamilies({ db, clock: harness.deps.clock, log: () => undefined }, families - 1)
  // Autovacuum would otherwise run during the measurement.
  await migrator.pool({ max: 1 }).query('vacuum analyze')
  return harness
}

const subjectOf = ({ subjects: [subject] }: Harness) => {
  if (!subject) throw new Error('a family is needed')
  return subject
}

const list = (harness: Harness) => {
  const { a } = subjectOf(harness)
  return harness.deps.scopes.asViewer(a, (tx) => expensePageOf(tx, a, {}))
}

const create = (harness: Harness) => {
  const { scopes, clock, enqueue } = harness.deps
  const subject = subjectOf(harness)
  return scopes.asViewer(subject.a, async (tx) => {
    const change = beginUnitOfWork(tx, subject.familyId, clock.now())
    await createExpense(change, subject.a, typedExpense(subject))
    await finishUnitOfWork(change, enqueue)
  })
}

/**
 * Shows whether a family's list and a new expense cost the same, however many other families exist. It compares
 * processor time, alternating between both.
 */
export const measureFamilies = async (place: TargetConfig): Promise<Measured> => {
  const stands: Harness[] = []
  for (const families of sizes) stands.push(await standOf(place, families))
  const costOf = (act: (harness: Harness) => Promise<unknown>) => (harness: Harness) => async (): Promise<number> => {
    const before = cpuNow() + databaseCpu(place.dataDir)
    for (let count = 0; count < each; count += 1) await act(harness)
    return (cpuNow() + databaseCpu(place.dataDir) - before) / each
  }
  const measured = async (name: string, act: (harness: Harness) => Promise<unknown>): Promise<Measure[]> => {
    const ways = stands.map(costOf(act))
    for (const way of ways) await way()
    const [one = [], ...more] = await inTurns(rounds, ways)
    return more.map((costs, at) => ({
      name: `${name}, ${sizes[at + 1]?.toLocaleString('en-US')} families against one`,
      ours: median(costs),
      plain: median(one),
      unit: 'µs of processor',
      ratio: median(costs.map((cost, round) => (one[round] ?? Number.NaN) / cost)),
      aim: 0.85,
    }))
  }
  const measures = [...(await measured('list', list)), ...(await measured('create', create))]
  for (const { app } of stands) await app.close()
  return { measures, layers: [] }
}

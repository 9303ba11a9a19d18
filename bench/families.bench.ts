import pg from 'pg'
import type { Connection } from '#server/db/embedded/cluster.ts'
import { createExpense } from '#server/features/expenses/expenses.create.ts'
import { expensePageOf } from '#server/features/expenses/expenses.page.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { seedFamilies } from '#server/seed/many/many.ts'
import { attachReceipts, expenseLifecycle } from '#server/use-cases/lifecycles.ts'
import { databaseCpu } from './database-processes.ts'
import type { Place } from './http/target.ts'
import { cpuNow, inTurns, type Measure, type Measured, median } from './measure.ts'
import { openStand, type Stand, typedExpense } from './stand.ts'

const sizes = [1, 100, 10_000] as const
const rounds = 5
const each = 100

/** One family with so many expenses in a database of its own. */
export const standAlone = async (place: Place, database: string, expensesEach: number): Promise<Stand> => {
  const { owner, superuser, dataDir } = place
  const connection: Connection = { ...owner, database }
  const client = new pg.Client({ ...superuser, database: owner.database })
  await client.connect()
  await client.query(`create database ${database} owner ${owner.user}`).finally(() => client.end())
  return openStand(connection, dataDir, { families: 1, expensesEach })
}

/** A database with so many families, of which one, the same in each, is looked at. */
const standOf = async (place: Place, families: number): Promise<Stand> => {
  const stand = await standAlone(place, `families_${families}`, 60)
  const { db, clock, database: opened } = stand.deps
  if (families > 1) await seedFamilies({ db, clock, say: () => undefined }, families - 1)
  // What would otherwise be tidied up while it is measured.
  await opened.pool({ max: 1 }).query('vacuum analyze')
  return stand
}

const subjectOf = ({ subjects: [subject] }: Stand) => {
  if (!subject) throw new Error('a family is needed')
  return subject
}

const list = (stand: Stand) => {
  const { a } = subjectOf(stand)
  return stand.deps.scopes.asViewer(a, (tx) => expensePageOf(tx, a, {}))
}

const create = (stand: Stand) => {
  const { scopes, clock, enqueue } = stand.deps
  const subject = subjectOf(stand)
  return scopes.asViewer(subject.a, async (tx) => {
    const change = beginUnitOfWork(tx, subject.familyId, clock.now())
    await createExpense(change, expenseLifecycle, attachReceipts, subject.a, typedExpense(subject))
    await finishUnitOfWork(change, enqueue)
  })
}

/** Whether a family's list and a new expense cost the same, however many other families there are. By processor time, in turns. */
export const measureFamilies = async (place: Place): Promise<Measured> => {
  const stands: Stand[] = []
  for (const families of sizes) stands.push(await standOf(place, families))
  const costOf = (act: (stand: Stand) => Promise<unknown>) => (stand: Stand) => async (): Promise<number> => {
    const before = cpuNow() + databaseCpu(place.dataDir)
    for (let count = 0; count < each; count += 1) await act(stand)
    return (cpuNow() + databaseCpu(place.dataDir) - before) / each
  }
  const measured = async (name: string, act: (stand: Stand) => Promise<unknown>): Promise<Measure[]> => {
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

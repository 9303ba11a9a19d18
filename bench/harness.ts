import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { systemClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import type { Connection } from '#server/db/embedded/cluster.ts'
import type { Logins } from '#server/db/logins.ts'
import { type OpenDatabase, withPools } from '#server/db/open.ts'
import type { Tx, Viewer } from '#server/db/tenancy.ts'
import type { Deps, JobDeps } from '#server/deps.ts'
import { beginSession, issueBearer } from '#server/features/session/session.store.ts'
import { logTo } from '#server/http/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { type DemoFamily, demoFamilies } from '#server/seed/accounts.ts'
import { seedPeople } from '#server/seed/people.ts'
import { storyOf } from '#server/seed/story.ts'

/** Describes one family to measure with: both parents, the inputs of a new expense, and a token of the first parent. */
export type Subject = {
  readonly familyId: string
  readonly a: Viewer
  readonly b: Viewer
  readonly categoryId: string
  readonly childId: string
  readonly token: string
}

export type Harness = {
  readonly app: FastifyInstance
  readonly deps: JobDeps
  readonly database: OpenDatabase
  readonly subjects: readonly Subject[]
}

type Size = { readonly families: number; readonly expensesEach: number }

/**
 * Opens the real app as in production. Its log is written to nowhere, its jobs are left to others, and no rate limit
 * interferes.
 */
export const openHarness = async (logins: Logins<Connection>, dataDir: string, size: Size): Promise<Harness> => {
  const database = withPools('embedded', logins, async () => undefined)
  await prepareDatabase(database, systemClock)
  const app = await buildApp({
    config: readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production', BANK_PROVIDER: 'sandbox' }),
    database,
    log: logTo('info', pino.destination('/dev/null')),
    clock: systemClock,
    rateLimit: { points: 1_000_000_000, duration: 1 },
    checkAnswers: false,
    work: false,
  })
  const subjects: Subject[] = []
  while (subjects.length < size.families) subjects.push(await seedSubject(app.deps, size.expensesEach))
  await database.migrator.pool({ max: 1 }).query('analyze')
  return { app, deps: app.jobDeps, database, subjects }
}

const seedSubject = async (deps: Deps, expenses: number): Promise<Subject> => {
  const [demo] = demoFamilies
  const tag = randomUUID().slice(0, 8)
  if (!demo) throw new Error('a demo family is needed')
  const family: DemoFamily = {
    ...demo,
    people: demo.people
      .filter(({ role }) => role === 'parent')
      .map((person) => ({ ...person, username: `${person.username}.${tag}` })),
  }
  const { id: familyId, ids } = await seedPeople(deps.scopes, family, 'nobody signs in', deps.clock.now())
  const viewerOf = (username: string): Viewer => {
    const personId = ids.get(`${username}.${tag}`) ?? ''
    return { personId, familyId, viewpoint: personId, standing: 'parent', mode: 'self' }
  }
  const [a, b] = [viewerOf('dana.reyes'), viewerOf('sam.keller')]
  const [categoryId, childId] = await deps.scopes.asViewer(a, async (tx) => [
    (await tx.selectFrom('category').select('id').where('preset', '=', 'general').executeTakeFirstOrThrow()).id,
    (await tx.selectFrom('child').select('id').executeTakeFirstOrThrow()).id,
  ])
  const subject = { familyId, a, b, categoryId, childId, token: await tokenFor(deps, a) }
  await seedExpenses(deps, subject, expenses, demo.timeZone)
  return subject
}

/** Every third expense is approved and partly paid, so that the log has facts to add up. */
const seedExpenses = async (deps: Deps, { a, b, categoryId, childId }: Subject, expenses: number, zone: string) => {
  const story = storyOf(deps, zone)
  for (let count = 0; count < expenses; count += 1) {
    const id = await story.records(b, '-9 10:00', {
      name: `Expense ${count}`,
      total: 120_00 + count,
      purchaseDate: story.day(-10),
      categoryId,
      childIds: [childId],
      private: false,
      receipts: [],
    })
    if (count % 3 !== 0) continue
    await story.opens(a, '-8 10:00', id)
    await story.does(a, '-8 10:01', id, { type: 'expense.approve' })
    await story.does(a, '-7 10:00', id, { type: 'expense.pay', method: 'check', amount: 20_00, number: `${count}` })
  }
}

const tokenFor = ({ scopes, clock }: Deps, { personId }: Viewer): Promise<string> =>
  scopes.beforeSignIn(async (tx: Tx) => {
    const { session } = await beginSession(tx, personId, clock.now())
    return (await issueBearer(tx, session.id, clock.now())).token
  })

/** Returns a new expense as a person would type it. */
export const typedExpense = ({ categoryId, childId }: Pick<Subject, 'categoryId' | 'childId'>) => ({
  name: `Bench ${randomUUID().slice(0, 8)}`,
  total: 285_00,
  purchaseDate: '2026-01-15',
  categoryId,
  childIds: [childId],
  note: null,
  private: false,
  receipts: [],
})

import { Kysely, PostgresDialect, sql } from 'kysely'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { messageSearchRoutes } from '#contract/messages/message-search.ts'
import type { Connection } from '#server/db/embedded/cluster.ts'
import type { Logins } from '#server/db/logins.ts'
import { backfill } from '#server/db/migrations/112-message-words.ts'
import { rewriteWords } from '#server/db/migrations/124-words-of-months.ts'
import { databaseCpu } from '../database-processes.ts'
import { type Harness, openHarness, type Subject } from '../harness.ts'
import { cpuNow, inTurns, type Measure, type Measured, median } from '../measure.ts'
import { fillMessages } from './fill-messages.ts'
import { measureReports } from './report.bench.ts'

const many = 100_000
const few = 1_000
const rounds = 5
const each = 20

type Box = { readonly subject: Subject; readonly thread: string }
type Way = {
  readonly name: string
  readonly budget: number
  ask(box: Box): { method: 'GET' | 'POST'; url: string; body?: object }
}

/** Searches of every hardness: words of all messages, of few, of none, of all but the latest, and what hides all. */
const searches: Readonly<Record<string, string>> = {
  'a word of every message': 'number',
  'a rare word': 'pomegranate',
  'a word of no message': 'xylophone',
  'a word of all but the latest tenth': 'formerly',
  'a word of the latest tenth': 'lately',
  'two words': 'dentist camp',
  'a phrase': '"winter coat"',
  'a phrase of no message, of frequent words': '"coat winter"',
  'an exclusion of all': '-about',
  'a beginning of many words': 'num*',
  'two words that never meet': 'formerly lately',
  'a beginning and a word of no message': 'num* xylophone',
  'the words of the longest search':
    'pick five friday bring winter coat dentist moved tuesday practised weeks recital well formerly',
}

const ways: readonly Way[] = [
  { name: 'the inbox', budget: 20, ask: () => ({ method: 'GET', url: `${messageRoutes.list.path}?folder=inbox` }) },
  {
    name: 'a thread of 300',
    budget: 100,
    ask: ({ thread }) => ({ method: 'GET', url: messageRoutes.thread.path.replace(':id', thread) }),
  },
  ...Object.entries(searches).map(([name, search]) => ({
    name: `search: ${name}`,
    budget: 50,
    ask: () => ({ method: 'POST' as const, url: messageSearchRoutes.search.path, body: { search } }),
  })),
]

/** Returns the time of each answer of the whole server, without the network, in milliseconds of processor time. */
const costOf = async ({ app }: Harness, { ask }: Way, box: Box, dataDir: string): Promise<number> => {
  const { method, url, body } = ask(box)
  const headers = { authorization: `Bearer ${box.subject.token}`, host: '127.0.0.1:4300' }
  const before = cpuNow() + databaseCpu(dataDir)
  for (let count = 0; count < each; count += 1) {
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  }
  return (cpuNow() + databaseCpu(dataDir) - before) / each / 1000
}

/** Fills both families. The words of so many messages are written at once, as the migration does. */
const fill = async (harness: Harness): Promise<readonly [Box, Box]> => {
  const owner = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: harness.database.migrator.pool({ max: 1 }) }),
  })
  await sql`
    alter table message disable trigger message_words;
    alter table delivery disable trigger delivery_words;
    drop index words_vector`.execute(owner)
  const boxes = await Promise.all([boxOf(harness, 0, many), boxOf(harness, 1, few)])
  await backfill(owner)
  await rewriteWords(owner)
  await sql`create index words_vector on words using gin (vector) with (fastupdate = off)`.execute(owner)
  await sql`vacuum analyze message, delivery, mailbox, words`.execute(owner)
  return boxes
}

/**
 * Measures the inbox, a long thread and searches among 1,000 and among 100,000 messages of one family. The number of
 * messages may change nothing but a search; the budgets hold among 100,000.
 */
export const measureMessages = async (logins: Logins<Connection>, dataDir: string): Promise<Measured> => {
  const harness = await openHarness(logins, dataDir, { families: 2, expensesEach: 0 })
  const boxes = await fill(harness)
  const measures: Measure[] = []
  for (const way of ways) {
    const runs = boxes.map((box) => () => costOf(harness, way, box, dataDir))
    for (const run of runs) await run()
    const [among = [], less = []] = await inTurns(rounds, runs)
    const [ours, plain, unit] = [median(among), median(less), 'ms of processor']
    measures.push(
      {
        name: `${way.name}, among ${many} messages against its budget`,
        ours,
        plain: way.budget,
        unit,
        ratio: way.budget / ours,
        aim: 1,
      },
      {
        name: `${way.name}, among ${many} against ${few}`,
        ours,
        plain,
        unit,
        ratio: median(among.map((cost, round) => (less[round] ?? Number.NaN) / cost)),
        ...(!way.name.startsWith('search') && { aim: 0.8 }),
      },
    )
  }
  const [large, small] = boxes
  measures.push(...(await measureReports(harness, [large.subject, small.subject], `among ${many} against ${few}`)))
  await harness.app.close()
  return { measures, layers: [] }
}

const boxOf = async ({ deps, subjects }: Harness, at: number, count: number): Promise<Box> => {
  const subject = subjects[at]
  if (!subject) throw new Error('two families are needed')
  return { subject, ...(await fillMessages(deps.scopes, subject, count, deps.clock.now())) }
}

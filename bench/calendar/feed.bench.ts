import { calendarFeedRoutes } from '#contract/calendar-feeds/calendar-feeds.ts'
import { keepToken } from '#server/features/calendar-feeds/feed-token.ts'
import { beginFeed } from '#server/features/calendar-feeds/feeds.begin.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import { databaseCpu } from '../database-processes.ts'
import type { Harness, Subject } from '../harness.ts'
import { type Measured, timed } from '../measure.ts'
import { fillCalendar } from './fill-calendar.ts'

/** Six events on each day that a feed covers, and what the parents exchange, make three thousand entries. */
const daily = 6
const least = 3_000
/** A feed may be read sixty times in ten minutes, so several are asked in turn. */
const feeds = 8
const [writings, questions] = [15, 50 * (feeds - 1)]
/** Milliseconds. */
const budgets = { written: 150, unchanged: 3 }

const makeFeed = ({ deps }: Harness, { a, familyId }: Subject): Promise<string> =>
  deps.scopes.asViewer(a, async (tx) => {
    const change = beginUnitOfWork(tx, familyId, deps.clock.now())
    const row = await beginFeed(change, a, {
      name: 'Bench',
      scope: 'withEvents',
      names: 'firstNames',
      colour: 'blue',
    })
    await finishUnitOfWork(change, deps.enqueue)
    return keepToken(tx, row, calendarFeedRoutes.read.path)
  })

/** Measures a feed of three thousand entries: written, and asked for by a program that has it already. */
export const measureFeed = async (harness: Harness, subject: Subject, dataDir: string): Promise<Measured> => {
  const { app, deps } = harness
  await fillCalendar(deps, subject, { daily, past: true })
  const urls = await Promise.all(Array.from({ length: feeds }, () => makeFeed(harness, subject)))
  const answers = await Promise.all(urls.map((url) => app.inject({ method: 'GET', url })))
  const etags = answers.map(({ headers }) => String(headers.etag))
  const body = answers[0]?.body ?? ''
  const entries = body.match(/^BEGIN:VEVENT/gm)?.length ?? 0
  if (entries < least) throw new Error(`the feed has ${entries} entries`)
  const databaseNow = () => databaseCpu(dataDir)
  const ask = async (headers: Record<string, string>, at: number, expected: number) => {
    const { statusCode } = await app.inject({ method: 'GET', url: urls[at] ?? '', headers })
    if (statusCode !== expected) throw new Error(`the feed was answered ${statusCode}`)
  }
  const written = await timed(writings, () => ask({}, 0, 200), databaseNow)
  let asked = 0
  const askNext = () => {
    asked += 1
    const at = 1 + (asked % (feeds - 1))
    return ask({ 'if-none-match': etags[at] ?? '' }, at, 304)
  }
  const unchanged = await timed(questions, askNext, databaseNow)
  const measure = (name: string, { wall, cpu, database }: typeof written, budget: number) => ({
    name: `${name}, against its budget`,
    ours: wall / 1000,
    plain: budget,
    unit: 'ms',
    ratio: (budget * 1000) / wall,
    byProcessor: (budget * 1000) / (cpu + database),
    aim: 1,
  })
  return {
    measures: [
      measure(`a feed of ${entries} entries`, written, budgets.written),
      measure('the same unchanged', unchanged, budgets.unchanged),
    ],
    layers: [
      { of: 'calendar feed', name: 'written', ...written },
      { of: 'calendar feed', name: 'unchanged', ...unchanged },
    ],
  }
}

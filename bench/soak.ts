// Runs long random sessions against the real server, which is killed again and again, and then looks for everything
// that was acknowledged. kill -9 ends processes, not the machine: durability after a power cut is PostgreSQL's own
// guarantee.
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { evaluateCalendar } from './soak/calendar/evaluate.ts'
import { runCalendar } from './soak/calendar/run.ts'
import { evaluate } from './soak/evaluate.ts'
import { evaluatePayments } from './soak/payments/evaluate.ts'
import { runPayments } from './soak/payments/run.ts'
import { evaluatePeople } from './soak/people/evaluate.ts'
import { runPeople } from './soak/people/run.ts'
import { type RunOptions, run } from './soak/run.ts'
import { removeServerData } from './soak/supervised-server.ts'
import { evaluateWords } from './soak/words/evaluate.ts'
import { runWords } from './soak/words/run.ts'

const { values } = parseArgs({
  options: {
    events: { type: 'string' },
    kills: { type: 'string' },
    payments: { type: 'string' },
    people: { type: 'string' },
    calendar: { type: 'string' },
    words: { type: 'string' },
    seed: { type: 'string' },
    keep: { type: 'boolean' },
  },
})
const whole = (text: string | undefined, otherwise: number): number => {
  const value = text === undefined ? otherwise : Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${text} is not a whole number`)
  return value
}
const seed = whole(values.seed, Math.floor(Math.random() * 1_000_000_000))

/** Describes one kind of run, which has its own server. */
type Part = {
  readonly name: string
  readonly wish: string | undefined
  readonly events: number
  readonly kills: number
  /** Resolves with the number of claims that do not hold. */
  readonly run: (options: RunOptions) => Promise<number>
}
const killsIn = (count: number, least: number) => whole(values.kills, Math.max(least, Math.round(count / 200)))
const events = whole(values.events, 1_000)
const payments = whole(values.payments, 100)
const people = whole(values.people, 40)
const calendar = whole(values.calendar, 100)
const words = whole(values.words, 100)
const parts: readonly Part[] = [
  {
    name: 'events',
    wish: values.events,
    events,
    kills: killsIn(events, 12),
    run: async (options) => evaluate(await run(options)),
  },
  {
    name: 'events of payments',
    wish: values.payments,
    events: payments,
    kills: killsIn(payments, 4),
    run: async (options) => evaluatePayments(await runPayments(options)),
  },
  {
    name: 'people',
    wish: values.people,
    events: people,
    kills: killsIn(people, 4),
    run: async ({ events: count, ...options }) => evaluatePeople(await runPeople({ ...options, people: count })),
  },
  {
    name: 'events of the calendar',
    wish: values.calendar,
    events: calendar,
    kills: killsIn(calendar, 4),
    run: async (options) => evaluateCalendar(await runCalendar(options)),
  },
  {
    name: 'events of messages',
    wish: values.words,
    events: words,
    kills: killsIn(words, 4),
    run: async (options) => evaluateWords(await runWords(options)),
  },
]
// Only the requested kinds run; without a request, all run.
const all = parts.every(({ wish }) => wish === undefined)
const wished = parts.filter(({ wish }) => all || wish !== undefined)

/** Data and log are kept when a claim does not hold. */
const runIn = async ({ name, events: count, kills, run }: Part): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-soak-'))
  // When started by root, the database runs as another account, which needs access.
  chmodSync(folder, 0o711)
  console.log(`${count} ${name}, ${kills} kills of the server and as many of the database, --seed ${seed}`)
  const failed = await run({ folder, events: count, kills, seed }).catch((error: unknown) => {
    console.error(error)
    console.log('0 passed, 1 failed')
    return 1
  })
  if (failed === 0 && !values.keep) removeServerData(folder)
  else console.log(`Data and log are kept in ${folder}`)
  return failed === 0
}

let failed = 0
for (const part of wished) if (!(await runIn(part))) failed += 1
process.exit(failed === 0 ? 0 : 1)

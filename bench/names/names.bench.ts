import { randomUUID } from 'node:crypto'
import { hashPassword } from '#server/features/session/password.ts'
import { demoFamilies } from '#server/seed/accounts.ts'
import { seedPeople } from '#server/seed/people.ts'
import { namings, seenIn } from '#tests/support/sign-in/namings.ts'
import { statementsOf } from '#tests/support/sign-in/statements.ts'
import type { Harness } from '../harness.ts'
import { type Measure, type Measured, median } from '../measure.ts'

const each = 1000
/** A stranger must not tell them apart by the time, so the faster one takes at least this share of the slower one. */
const aim = 0.95

/** Seeds as many accounts as are asked for, with one password. Returns their usernames. */
const seedAccounts = async ({ deps }: Harness): Promise<string[]> => {
  const [demo] = demoFamilies
  if (!demo) throw new Error('a demo family is needed')
  const hash = await hashPassword('Correct-horse-7')
  const names: string[] = []
  while (names.length < each) {
    const tag = randomUUID().slice(0, 8)
    const people = demo.people
      .filter(({ role }) => role === 'parent')
      .map((person, at) => ({ ...person, username: `known.${at}.${tag}` }))
    await seedPeople(deps.scopes, { ...demo, people }, hash, deps.clock.now())
    names.push(...people.map(({ username }) => username))
  }
  return names.slice(0, each)
}

type Naming = (typeof namings)[number]
type Asked = { readonly micros: number; readonly seen: string }

let networks = 0
/** Asks from a network of its own, because limits count by network. */
const ask = async ({ app, deps }: Harness, { requestOf }: Naming, name: string): Promise<Asked> => {
  networks += 1
  const remoteAddress = `10.${Math.floor(networks / 62_500)}.${Math.floor(networks / 250) % 250}.${networks % 250}`
  const headers = { host: new URL(deps.config.publicUrl).host, 'sec-fetch-site': 'same-origin' }
  const begun = performance.now()
  const answer = await app.inject({ method: 'POST', remoteAddress, headers, ...requestOf(name) })
  const micros = (performance.now() - begun) * 1000
  return { micros, seen: seenIn(answer, name) }
}

/** Returns what is sent to the database, which is not timed. */
const statementsFor = (on: Harness, naming: Naming, name: string): Promise<string[]> =>
  statementsOf(() => ask(on, naming, name))

const mustBeEqual = (what: string, found: ReadonlySet<string>): void => {
  if (found.size !== 1) throw new Error(`${what}: known and unknown names differ in ${found.size} ways`)
}

const mailsSent = async ({ database }: Harness): Promise<number> => {
  const { rows } = await database.migrator.pool({ max: 1 }).query<{ count: string }>('select count(*) from outbox')
  return Number(rows[0]?.count)
}

/** Asks for known and unknown names in turns, in either order, so that neither benefits from quiet minutes. */
const measureNaming = async (on: Harness, naming: Naming, known: readonly string[]): Promise<Measure> => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const [seen, statements] = [new Set<string>(), new Set<string>()]
  for (const [at, name] of known.entries()) {
    const pair = [
      ['known', name],
      ['unknown', `${name.slice(6)}.known`],
    ] as const
    for (const [kind, one] of at % 2 === 0 ? pair : pair.toReversed()) {
      const asked = await ask(on, naming, one)
      times[kind].push(asked.micros)
      seen.add(asked.seen)
    }
  }
  for (const name of known.slice(0, 30))
    for (const one of [name, `${name}.none`]) statements.add(JSON.stringify(await statementsFor(on, naming, one)))
  mustBeEqual(`${naming.what}, bytes`, seen)
  mustBeEqual(`${naming.what}, statements`, statements)
  const [ours, plain] = [median(times.known), median(times.unknown)]
  const ratio = Math.min(ours / plain, plain / ours)
  return { name: `${naming.what}: known names against unknown ones`, ours, plain, unit: 'µs', ratio, aim }
}

/**
 * Compares what a stranger can observe of names that belong to an account and of names that belong to none: times,
 * bytes and statements, and that no mail is sent before the answer.
 */
export const measureNames = async (on: Harness): Promise<Measured> => {
  const known = await seedAccounts(on)
  const measures: Measure[] = []
  for (const naming of namings) {
    for (let warm = 0; warm < 50; warm += 1) await ask(on, naming, `nobody.${warm}`)
    measures.push(await measureNaming(on, naming, known))
  }
  if ((await mailsSent(on)) > 0) throw new Error('a mail was sent with an answer')
  return { measures, layers: [] }
}

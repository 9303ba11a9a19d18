import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { expensePageDto } from '#contract/expenses/expenses.ts'
import type { FamilyDto } from '#contract/families.ts'
import { demoFamilies, demoPassword } from '#server/seed/accounts.ts'
import { type Random, randomFrom } from '#server/seed/random.ts'
import { type Client, signIn } from './client.ts'
import { type FaultCounts, faultsFor, injectFaults } from './faults.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { randomUserFor } from './random-user.ts'
import { superviseServer } from './supervised-server.ts'

export type RunOptions = {
  readonly folder: string
  readonly events: number
  readonly kills: number
  readonly seed: number
}

export type RunResult = {
  readonly dataDir: string
  readonly ledger: Ledger
  readonly families: readonly FamilyDto[]
  /** Maps each person to the growth of their debt as shown in their log, in minor units. */
  readonly grown: ReadonlyMap<string, number>
  readonly faults: FaultCounts
  readonly starts: number
  readonly diedByItself: readonly (number | null)[]
  readonly retries: number
  readonly seconds: number
  /** Holds the exit code of the last, orderly stop. */
  readonly stopped: number | null
}

const owes = async (person: Client): Promise<number> => {
  const { body } = await person.send({ method: 'GET', path: '/pub/v1/expenses?limit=1' })
  const { amount, unanswered } = z.parse(expensePageDto, body).totals?.youOwe ?? {}
  return (amount ?? Number.NaN) + (unanswered ?? Number.NaN)
}

const parents = demoFamilies.flatMap(({ people }) => people.filter(({ role }) => role === 'parent'))

const everybody = async (origin: string, random: Random): Promise<Client[]> =>
  Promise.all(parents.map(({ username }) => signIn(origin, username, demoPassword, random.fork(username))))

/** Runs all parents at once while faults are injected, and stops the server at the end. */
export const run = async ({ folder, events, kills, seed }: RunOptions): Promise<RunResult> => {
  const random = randomFrom(seed)
  let count = 0
  const ledger = openLedger((added) => {
    count = added
    if (added % Math.max(100, events / 10) === 0) console.log(`  ${added} acknowledged, ${ledger.refusals()} refused`)
  })
  const reached = async (place: number) => {
    while (count < place) await pause(5)
  }
  const server = await superviseServer(folder, random.fork('processes').pick)
  await server.start()
  const people = await everybody(server.origin, random)
  const users = await Promise.all(
    people.map((person) => randomUserFor(person, random.fork(`${person.username} plays`), ledger)),
  )
  const before = await Promise.all(people.map(owes))

  const begun = performance.now()
  let happening = true
  const faults = injectFaults(server, faultsFor(random, events, kills), random.fork('moments'), reached)
  const ended = faults.finally(() => {
    happening = false
  })
  const running = users.map(async ({ act }) => {
    while (count < events || happening) await act()
  })
  await Promise.all([ended, ...running])
  const seconds = (performance.now() - begun) / 1000

  await server.up()
  const after = await Promise.all(people.map(owes))
  return {
    dataDir: server.dataDir,
    ledger,
    families: [...new Map(users.map(({ family }) => [family.id, family])).values()],
    grown: new Map(people.map(({ id }, at) => [id, (after[at] ?? 0) - (before[at] ?? 0)])),
    faults: await faults,
    starts: server.starts(),
    diedByItself: server.diedByItself(),
    retries: people.reduce((sum, person) => sum + person.retries(), 0),
    seconds,
    stopped: await server.stop(),
  }
}

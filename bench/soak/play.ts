import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { expensePageDto } from '#contract/expenses/expenses.ts'
import type { FamilyDto } from '#contract/families.ts'
import { demoFamilies, demoPassword } from '#server/seed/accounts.ts'
import { type Random, randomFrom } from '#server/seed/random.ts'
import { openHouse } from './house.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { type Person, signedIn } from './person.ts'
import { playerFor } from './player.ts'
import { letHappen, mishapsFor, type Trouble } from './trouble.ts'

export type Run = {
  readonly folder: string
  readonly events: number
  readonly kills: number
  readonly seed: number
}

export type Played = {
  readonly dataDir: string
  readonly ledger: Ledger
  readonly families: readonly FamilyDto[]
  /** By how much what each person owes has grown, as their log says it. Minor units. */
  readonly grown: ReadonlyMap<string, number>
  readonly trouble: Trouble
  readonly starts: number
  readonly diedByItself: readonly (number | null)[]
  readonly retries: number
  readonly seconds: number
  /** The exit code of the last, orderly stop. */
  readonly stopped: number | null
}

const owes = async (person: Person): Promise<number> => {
  const { body } = await person.send({ method: 'GET', path: '/pub/v1/expenses?limit=1' })
  return z.parse(expensePageDto, body).totals?.youOwe.amount ?? Number.NaN
}

const parents = demoFamilies.flatMap(({ people }) => people.filter(({ role }) => role === 'parent'))

const everybody = async (origin: string, random: Random): Promise<Person[]> =>
  Promise.all(parents.map(({ username }) => signedIn(origin, username, demoPassword, random.fork(username))))

/** The whole run: all parents at once, and everything that goes wrong meanwhile. Ends with the server stopped. */
export const play = async ({ folder, events, kills, seed }: Run): Promise<Played> => {
  const random = randomFrom(seed)
  let count = 0
  const ledger = openLedger((added) => {
    count = added
    if (added % Math.max(100, events / 10) === 0) console.log(`  ${added} acknowledged, ${ledger.refusals()} refused`)
  })
  const reached = async (place: number) => {
    while (count < place) await pause(5)
  }
  const house = await openHouse(folder, random.fork('processes').pick)
  await house.start()
  const people = await everybody(house.origin, random)
  const players = await Promise.all(
    people.map((person) => playerFor(person, random.fork(`${person.username} plays`), ledger)),
  )
  const before = await Promise.all(people.map(owes))

  const begun = performance.now()
  let happening = true
  const trouble = letHappen(house, mishapsFor(random, events, kills), random.fork('moments'), reached)
  const ended = trouble.finally(() => {
    happening = false
  })
  const playing = players.map(async ({ act }) => {
    while (count < events || happening) await act()
  })
  await Promise.all([ended, ...playing])
  const seconds = (performance.now() - begun) / 1000

  await house.up()
  const after = await Promise.all(people.map(owes))
  return {
    dataDir: house.dataDir,
    ledger,
    families: [...new Map(players.map(({ family }) => [family.id, family])).values()],
    grown: new Map(people.map(({ id }, at) => [id, (after[at] ?? 0) - (before[at] ?? 0)])),
    trouble: await trouble,
    starts: house.starts(),
    diedByItself: house.diedByItself(),
    retries: people.reduce((sum, person) => sum + person.retries(), 0),
    seconds,
    stopped: await house.stop(),
  }
}

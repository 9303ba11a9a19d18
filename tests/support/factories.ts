import { type DemoAccount, type DemoFamily, demoFamilies } from '#server/seed/accounts.ts'
import { type SeededFamily, seedPeople } from '#server/seed/people.ts'
import type { TestApp } from './app.ts'

type TestHost = Pick<TestApp, 'suffix'> & { readonly deps: Pick<TestApp['deps'], 'scopes' | 'clock'> }

export type Cast = {
  readonly family: SeededFamily
  readonly neighbours: SeededFamily
  /** Dana and Sam are the parents. */
  readonly dana: string
  readonly sam: string
  /** Mia is their child and has an account. */
  readonly mia: string
  /** Pat is a professional who views as Dana. */
  readonly pat: string
  /** Olivia is a parent of another family. */
  readonly olivia: string
}

const suffixed = (account: DemoAccount, suffix: string): DemoAccount => {
  const username = account.username + suffix
  return account.looksAs
    ? { ...account, username, looksAs: account.looksAs.map((parent) => parent + suffix) }
    : { ...account, username }
}

/**
 * `ids` are by the demo's usernames, whatever the people are called in this database. A professional of both parents is
 * added by the tests that need one.
 */
const seeded = async (
  { deps }: TestHost,
  family: DemoFamily,
  passwordHash: string,
  end: string,
): Promise<SeededFamily> => {
  const members = family.people.filter(({ looksAs = [] }) => looksAs.length < 2)
  const people = members.map((account) => suffixed(account, end))
  const { id, ids } = await seedPeople(deps.scopes, { ...family, people }, passwordHash, deps.clock.now())
  return { id, ids: new Map(members.map(({ username }) => [username, ids.get(username + end) ?? ''])) }
}

/** Creates the first two demo families with their people and children. */
export const seedFamilies = async (place: TestHost, passwordHash: string) => {
  const [first, second] = demoFamilies
  if (!first || !second) throw new Error('two demo families are needed')
  const suffix = place.suffix()
  return {
    timeZone: first.timeZone,
    family: await seeded(place, first, passwordHash, suffix),
    neighbours: await seeded(place, second, passwordHash, suffix),
  }
}

/** Creates two families of people and children, and nothing else. `passwordHash` applies to everyone. */
export const cast = async (on: TestHost, passwordHash = 'none'): Promise<Cast> => {
  const { family, neighbours } = await seedFamilies(on, passwordHash)
  const idOf = ({ ids }: SeededFamily, username: string) => {
    const id = ids.get(username)
    if (!id) throw new Error(`${username} is not among the demo people`)
    return id
  }
  return {
    family,
    neighbours,
    dana: idOf(family, 'dana.reyes'),
    sam: idOf(family, 'sam.keller'),
    mia: idOf(family, 'mia.keller'),
    pat: idOf(family, 'pat.morgan'),
    olivia: idOf(neighbours, 'olivia.hart'),
  }
}

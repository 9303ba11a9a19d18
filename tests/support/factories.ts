import type { Deps } from '#server/deps.ts'
import { demoFamilies } from '#server/seed/accounts.ts'
import { type SeededFamily, seedPeople } from '#server/seed/people.ts'

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

/** Creates two families of people and children, and nothing else. `passwordHash` applies to everyone. */
export const cast = async ({ scopes, clock }: Pick<Deps, 'scopes' | 'clock'>, passwordHash = 'none'): Promise<Cast> => {
  const [first, second] = demoFamilies
  if (!first || !second) throw new Error('two demo families are needed')
  const family = await seedPeople(scopes, first, passwordHash, clock.now())
  const neighbours = await seedPeople(scopes, second, passwordHash, clock.now())
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

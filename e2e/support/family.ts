import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { DemoFamily } from '#server/seed/accounts.ts'
import { seedPeople } from '#server/seed/people.ts'
import type { Server } from './server.ts'

/**
 * Defines a person's role in the test's expense: Sam records it, Dana answers, Pat views as Dana unless a test says otherwise, Mia is their child.
 */
export type Role = 'creator' | 'other' | 'professional' | 'child'

export const names: Record<Role, string> = { creator: 'Sam', other: 'Dana', professional: 'Pat', child: 'Mia' }

const homes: Record<Locale, Pick<DemoFamily, 'country' | 'timeZone'>> = {
  'en-US': { country: 'US', timeZone: 'America/New_York' },
  'en-GB': { country: 'GB', timeZone: 'Europe/London' },
  'es-MX': { country: 'MX', timeZone: 'America/Mexico_City' },
}

export type TestFamily = {
  readonly familyId: string
  readonly country: DemoFamily['country']
  readonly timeZone: string
  personOf(role: Role): { readonly id: string; readonly username: string }
}

type Made = {
  readonly locale: Locale
  /** The country of the family; null means the country of the language. */
  readonly country: DemoFamily['country'] | null
  /** The parent as whom the professional looks, or both. */
  readonly looksAs: Extract<Role, 'creator' | 'other'> | 'both'
}

/** Creates a family for one test: two parents, two children, one of them with an account, and a professional. */
export const newFamily = async (
  { deps, passwordHash }: Server,
  { locale, country, looksAs }: Made,
): Promise<TestFamily> => {
  const home = Object.values(homes).find((one) => one.country === country) ?? homes[locale]
  const suffix = randomUUID().slice(0, 8)
  const username = (role: Role) => `${names[role].toLowerCase()}.${suffix}`
  const parents = looksAs === 'both' ? (['other', 'creator'] as const) : [looksAs]
  const person = (role: Role, kind: DemoFamily['people'][number]['role']) =>
    ({ username: username(role), firstName: names[role], lastName: 'Story', role: kind, locale }) as const
  const family: DemoFamily = {
    name: 'A story of two homes',
    ...home,
    people: [
      { ...person('other', 'parent'), side: 'A' },
      { ...person('creator', 'parent'), side: 'B' },
      person('child', 'child'),
      { ...person('professional', 'professional'), looksAs: parents.map(username) },
    ],
    children: ['Mia', 'Leo'],
  }
  const { id, ids } = await seedPeople(deps.scopes, family, passwordHash, deps.clock.now())
  return {
    familyId: id,
    ...home,
    personOf: (role) => ({ id: ids.get(username(role)) ?? '', username: username(role) }),
  }
}

import { randomUUID } from 'node:crypto'
import { currencyOf } from '#domain/money.ts'
import { accessMachine } from '#machines/professional-access/access.machine.ts'
import type { FamilyScopes, Tx } from '../db/tenancy.ts'
import { initialLeafOf } from '../lifecycle/initial-leaf.ts'
import type { DemoAccount, DemoFamily } from './accounts.ts'

const personRow = (account: DemoAccount, id: string, timeZone: string, now: string) => ({
  id,
  username: account.username,
  first_name: account.firstName,
  last_name: account.lastName,
  locale: account.locale,
  time_zone: timeZone,
  user_type: account.role,
  is_attorney: account.role === 'professional',
  created_at: now,
})

const presets = [
  { preset: 'general', creator_percent: 50 },
  { preset: 'medicalDental', creator_percent: 50 },
  { preset: 'other', creator_percent: 50 },
  { preset: 'personal', creator_percent: 100 },
] as const

/** Inserts the categories that every family begins with. */
export const presetCategories = async (tx: Tx, family_id: string): Promise<void> => {
  const rows = presets.map((preset) => ({
    family_id,
    id: randomUUID(),
    name: null,
    description: null,
    audience: null,
    ...preset,
  }))
  await tx.insertInto('category').values(rows).execute()
}

type Access = { readonly professional_id: string; readonly parent_id: string }

const accessesIn = ({ people }: DemoFamily, idOf: (username: string) => string): Access[] =>
  people.flatMap(({ username, looksAs }) =>
    looksAs ? [{ professional_id: idOf(username), parent_id: idOf(looksAs) }] : [],
  )

const seedAccesses = async (tx: Tx, family_id: string, accesses: readonly Access[], now: string): Promise<void> => {
  const status = initialLeafOf(accessMachine, undefined)
  const rows = accesses.map(({ professional_id, parent_id }) => ({
    family_id,
    id: randomUUID(),
    professional_id,
    parent_id,
    status,
    version: 1,
    audience: [professional_id, parent_id],
    created_at: now,
    changed_at: now,
  }))
  if (rows.length > 0) await tx.insertInto('professional_access').values(rows).execute()
}

export type SeededFamily = { readonly id: string; readonly ids: ReadonlyMap<string, string> }

/** Inserts people with one password hash, their family, memberships, children and preset categories. */
export const seedPeople = async (
  scopes: FamilyScopes,
  family: DemoFamily,
  passwordHash: string,
  now: string,
): Promise<SeededFamily> => {
  const family_id = randomUUID()
  const ids = new Map(family.people.map(({ username }) => [username, randomUUID()]))
  const idOf = (username: string) => ids.get(username) ?? ''
  await scopes.beforeSignIn(async (tx) => {
    await tx
      .insertInto('person')
      .values(family.people.map((account) => personRow(account, idOf(account.username), family.timeZone, now)))
      .execute()
    await tx
      .insertInto('contact_details')
      .values(family.people.map(({ username }) => ({ person_id: idOf(username), email: `${username}@example.com` })))
      .execute()
    await tx
      .insertInto('credential')
      .values([...ids.values()].map((person_id) => ({ person_id, password_hash: passwordHash, changed_at: now })))
      .execute()
  })
  await scopes.asSystem(family_id, async (tx) => {
    await tx
      .insertInto('family')
      .values({
        id: family_id,
        country: family.country,
        currency: currencyOf(family.country),
        time_zone: family.timeZone,
        created_at: now,
      })
      .execute()
    const memberships = family.people.map(({ username, role, side }) => ({
      family_id,
      person_id: idOf(username),
      role,
      side: side ?? null,
      since: now,
    }))
    await tx.insertInto('membership').values(memberships).execute()
    await seedAccesses(tx, family_id, accessesIn(family, idOf), now)
    const accountOf = (name: string) =>
      family.people.find(({ role, firstName }) => role === 'child' && firstName === name)
    const children = family.children.map((first_name) => {
      const account = accountOf(first_name)
      return { family_id, id: randomUUID(), first_name, person_id: account ? idOf(account.username) : null }
    })
    await tx.insertInto('child').values(children).execute()
    await presetCategories(tx, family_id)
  })
  return { id: family_id, ids }
}

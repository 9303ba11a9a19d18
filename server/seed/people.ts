import { randomUUID } from 'node:crypto'
import { currencyOf } from '#domain/money.ts'
import { accessMachine } from '#machines/professional-access/access.machine.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { FamilyScopes, Tx } from '../db/tenancy.ts'
import { categoryColumnsOf } from '../features/categories/categories.store.ts'
import { childColumnsOf } from '../features/children/children.store.ts'
import { recordFounding } from '../features/families/families.recorded.ts'
import { appendEntries } from '../history/append.ts'
import { beginUnitOfWork, recordEvent, type UnitOfWork } from '../lifecycle/unit-of-work.ts'
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
const presetCategories = async (change: UnitOfWork): Promise<void> => {
  const { familyId: family_id } = change
  const rows = presets.map((preset) => ({
    family_id,
    id: randomUUID(),
    name: null,
    description: null,
    audience: null,
    ...preset,
  }))
  for (const row of await change.tx.insertInto('category').values(rows).returningAll().execute())
    recordBegun(change, 'category', row.id, categoryColumnsOf(row))
}

const recordBegun = (change: UnitOfWork, entity: 'category' | 'child', entityId: string, columns: object): void =>
  recordEvent(change, { kind: `${entity}.begun`, entity, entityId, by: bySystem, audience: null, payload: { columns } })

type Access = { readonly professional_id: string; readonly parent_id: string }

const accessesIn = ({ people }: DemoFamily, idOf: (username: string) => string): Access[] =>
  people.flatMap(({ username, looksAs }) =>
    looksAs ? [{ professional_id: idOf(username), parent_id: idOf(looksAs) }] : [],
  )

const seedAccesses = async (tx: Tx, family_id: string, accesses: readonly Access[], now: string) => {
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
  return rows.length > 0 ? tx.insertInto('professional_access').values(rows).returningAll().execute() : []
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
  const people = family.people.map((account) => personRow(account, idOf(account.username), family.timeZone, now))
  await scopes.beforeSignIn(async (tx) => {
    await tx.insertInto('person').values(people).execute()
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
    const change = beginUnitOfWork(tx, family_id, now)
    const { country, timeZone: time_zone } = family
    const founded = { id: family_id, country, currency: currencyOf(country), time_zone, created_at: now }
    await tx.insertInto('family').values(founded).execute()
    const memberships = family.people.map(({ username, role, side }) => ({
      family_id,
      person_id: idOf(username),
      role,
      side: side ?? null,
      since: now,
    }))
    await tx.insertInto('membership').values(memberships).execute()
    const accesses = await seedAccesses(tx, family_id, accessesIn(family, idOf), now)
    recordFounding(change, { family: founded, people, memberships, accesses })
    await seedChildren(change, family, idOf)
    await presetCategories(change)
    await appendEntries(tx, family_id, change.entries)
  })
  return { id: family_id, ids }
}

const seedChildren = async (
  change: UnitOfWork,
  { people, children }: DemoFamily,
  idOf: (username: string) => string,
): Promise<void> => {
  const { tx, familyId: family_id } = change
  const accountOf = (name: string) => people.find(({ role, firstName }) => role === 'child' && firstName === name)
  const rows = children.map((first_name) => {
    const account = accountOf(first_name)
    return { family_id, id: randomUUID(), first_name, person_id: account ? idOf(account.username) : null }
  })
  for (const row of await tx.insertInto('child').values(rows).returningAll().execute())
    recordBegun(change, 'child', row.id, childColumnsOf(row))
}

import { randomUUID } from 'node:crypto'
import { accessMachine } from '#machines/professional-access/access.machine.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import type { FamilyScopes, Tx } from '../db/tenancy.ts'
import { type FirstChild, foundFamily } from '../features/families/found-family.ts'
import { appendEntries } from '../history/append.ts'
import { beginUnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { DemoAccount, DemoFamily } from './accounts.ts'
import { seedPlans } from './plans.ts'

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

type Access = { readonly professional_id: string; readonly parent_id: string }

const accessesIn = ({ people }: DemoFamily, idOf: (username: string) => string): Access[] =>
  people.flatMap(({ username, looksAs }) =>
    (looksAs ?? []).map((parent) => ({ professional_id: idOf(username), parent_id: idOf(parent) })),
  )

const seedAccesses = async (tx: Tx, family_id: string, accesses: readonly Access[], now: string) => {
  const status = initialLeafOf(accessMachine, undefined)
  // Of accesses that were given at once, the one with the first id is that of the parent as whom a session begins.
  const ids = accesses.map(() => randomUUID()).toSorted()
  const rows = accesses.map(({ professional_id, parent_id }, index) => ({
    family_id,
    id: ids[index] ?? '',
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
    await seedPlans(tx, family, idOf, now)
    await tx
      .insertInto('credential')
      .values([...ids.values()].map((person_id) => ({ person_id, password_hash: passwordHash, changed_at: now })))
      .execute()
  })
  await scopes.asSystem(family_id, async (tx) => {
    const change = beginUnitOfWork(tx, family_id, now)
    await foundFamily(change, {
      country: family.country,
      timeZone: family.timeZone,
      people,
      memberships: family.people.map(({ username, role, side = null }) => ({
        person_id: idOf(username),
        role,
        side,
        joined_at: now,
      })),
      children: childrenIn(family, idOf),
      accesses: () => seedAccesses(tx, family_id, accessesIn(family, idOf), now),
    })
    await appendEntries(tx, family_id, change.entries)
  })
  return { id: family_id, ids }
}

/** A child with an account has the first name given there. */
const childrenIn = ({ people, children }: DemoFamily, idOf: (username: string) => string): FirstChild[] =>
  children.map((firstName) => {
    const account = people.find((person) => person.role === 'child' && person.firstName === firstName)
    return { firstName, personId: account ? idOf(account.username) : null }
  })

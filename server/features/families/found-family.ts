import { randomUUID } from 'node:crypto'
import type { NewChild } from '#contract/children/children.ts'
import { type Country, currencyOf } from '#domain/money.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Tx } from '../../db/tenancy.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { categoryColumnsOf } from '../categories/categories.store.ts'
import { childColumnsOf } from '../children/children.store.ts'
import { type Founding, recordFounding } from './families.recorded.ts'

const presets = [
  { preset: 'general', creator_percent: 50 },
  { preset: 'medicalDental', creator_percent: 50 },
  { preset: 'other', creator_percent: 50 },
  { preset: 'personal', creator_percent: 100 },
] as const

const recordBegun = (change: UnitOfWork, entity: 'category' | 'child', entityId: string, columns: object): void =>
  recordEvent(change, { kind: `${entity}.begun`, entity, entityId, by: bySystem, audience: null, payload: { columns } })

/** Inserts the categories that every family begins with. */
const beginCategories = async (change: UnitOfWork): Promise<void> => {
  const { familyId: family_id } = change
  const own = { family_id, name: null, description: null, audience: null }
  const rows = presets.map((preset) => ({ ...own, id: randomUUID(), ...preset }))
  for (const row of await change.tx.insertInto('category').values(rows).returningAll().execute())
    recordBegun(change, 'category', row.id, categoryColumnsOf(row))
}

/** A child of a new family; `personId` is the child's own account. */
export type FirstChild = NewChild & { readonly personId?: string | null }

const beginChild = async (change: UnitOfWork, child: FirstChild): Promise<void> => {
  const { tx, familyId: family_id } = change
  const { firstName: first_name, lastName, dateOfBirth, personId = null } = child
  const row = await tx
    .insertInto('child')
    .values({ family_id, id: randomUUID(), first_name, person_id: personId })
    .returningAll()
    .executeTakeFirstOrThrow()
  recordBegun(change, 'child', row.id, childColumnsOf(row))
  if (!lastName && !dateOfBirth) return
  const details = { last_name: lastName || null, date_of_birth: dateOfBirth ?? null }
  await tx
    .insertInto('child_detail')
    .values({ family_id, child_id: row.id, ...details, audience: null })
    .execute()
}

type Membership = Omit<Founding['memberships'][number], 'family_id' | 'since'>

export type NewFamily = {
  readonly country: Country
  readonly timeZone: string
  readonly people: Founding['people']
  readonly memberships: readonly Membership[]
  readonly children: readonly FirstChild[]
  /** Inserts who may look as whom, once the memberships exist. */
  readonly accesses?: (tx: Tx) => Promise<Founding['accesses']>
}

/** Inserts a family with its people, children and categories, and records it. It runs as the product itself. */
export const foundFamily = async (change: UnitOfWork, founding: NewFamily): Promise<void> => {
  const { tx, familyId: id, now } = change
  const { country, timeZone: time_zone, people, children, accesses = async () => [] } = founding
  const family = { id, country, currency: currencyOf(country), time_zone, created_at: now }
  await tx.insertInto('family').values(family).execute()
  const memberships = founding.memberships.map((one) => ({ ...one, family_id: id, since: now }))
  await tx.insertInto('membership').values(memberships).execute()
  recordFounding(change, { family, people, memberships, accesses: await accesses(tx) })
  for (const child of children) await beginChild(change, child)
  await beginCategories(change)
}

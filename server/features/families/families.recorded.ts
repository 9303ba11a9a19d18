import type { Selectable } from 'kysely'
import type { Restriction } from '#domain/reach.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Schema } from '../../db/schema.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>
type FamilyRow = Row<'family'>
type NamedPerson = Pick<Row<'person'>, 'id' | 'first_name' | 'last_name' | 'user_type' | 'is_attorney'>
type MembershipRow = Omit<Row<'membership'>, 'closed_at'>
type AccessRow = Omit<Row<'professional_access'>, 'family_id'>

export const familyColumnsOf = ({ country, currency, time_zone, created_at }: FamilyRow) => ({
  country,
  currency,
  time_zone,
  created_at,
})

/** Other entries name people by id, so a name can be erased without anything else. */
export const nameColumnsOf = ({ first_name, last_name, user_type, is_attorney }: NamedPerson) => ({
  first_name,
  last_name,
  user_type,
  is_attorney,
})

/** Records of an earlier version do not say who had no account yet, or none any more, so such a column proves nothing there. */
export const membershipColumnsOf = ({
  role,
  side,
  since,
  joined_at,
  closed_at = null,
}: Pick<MembershipRow, 'role' | 'side' | 'since' | 'joined_at'> & { readonly closed_at?: string | null }) => ({
  role,
  side,
  since,
  joined_at,
  closed_at,
})

export const accessColumnsOf = ({
  professional_id,
  parent_id,
  status,
  version,
  created_at,
  changed_at,
}: AccessRow) => ({
  professional_id,
  parent_id,
  status,
  version,
  created_at,
  changed_at,
})

export type Founding = {
  readonly family: FamilyRow
  readonly people: readonly NamedPerson[]
  readonly memberships: readonly MembershipRow[]
  readonly accesses: readonly AccessRow[]
}

export const everybody: Restriction = { reach: 'family', audience: null }

/** A professional is unknown to the children and to a parent they do not look as. */
export const knownTo = ({ person_id, role }: Pick<MembershipRow, 'person_id' | 'role'>): Restriction =>
  role === 'professional' ? { reach: 'closed', audience: [person_id] } : everybody

const record = (change: UnitOfWork, kind: string, entityId: string, known: Restriction, columns: object): void => {
  const [entity = ''] = kind.split('.')
  recordEvent(change, { kind, entity, entityId, by: bySystem, ...known, payload: { columns } })
}

/** Records a person and their membership as they were written. */
export const recordMembership = (change: UnitOfWork, membership: MembershipRow, person?: NamedPerson): void => {
  const { person_id: id } = membership
  if (person) record(change, 'person.named', id, knownTo(membership), nameColumnsOf(person))
  record(change, 'membership.begun', id, knownTo(membership), membershipColumnsOf(membership))
}

/** Records an access of a professional as it was written. */
export const recordAccess = (change: UnitOfWork, access: AccessRow): void => {
  const { id, reach, audience } = access
  record(change, 'professionalAccess.begun', id, { reach, audience }, accessColumnsOf(access))
}

/** Records a family and its people as they were written. */
export const recordFounding = (change: UnitOfWork, { family, people, memberships, accesses }: Founding): void => {
  record(change, 'family.set', family.id, everybody, familyColumnsOf(family))
  for (const membership of memberships) {
    const person = people.find(({ id }) => id === membership.person_id)
    recordMembership(change, membership, person)
  }
  for (const access of accesses) recordAccess(change, access)
}

import { randomUUID } from 'node:crypto'
import { bySystem } from '#machines/shared/turn.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { everybody, membershipColumnsOf, nameColumnsOf } from './families.recorded.ts'

type Name = { readonly firstName: string; readonly lastName: string }
type Around = { readonly locale: string; readonly timeZone: string; readonly now: string }

/**
 * Describes a parent who is known by name alone. Nobody can choose a username that begins with @, and there is no
 * credential, so nobody signs in as them.
 */
export const unjoinedParent = ({ firstName, lastName }: Name, { locale, timeZone, now }: Around) => {
  const id = randomUUID()
  return {
    id,
    username: `@${id}`,
    first_name: firstName,
    last_name: lastName,
    locale,
    time_zone: timeZone,
    user_type: 'parent' as const,
    is_attorney: false,
    created_at: now,
  }
}

/** Adds the other parent, whom one parent names. @returns their id */
export const nameCoparent = async (change: UnitOfWork, name: Name, locale: string): Promise<string> => {
  const { tx, familyId: family_id, now } = change
  const [family, first] = await Promise.all([
    tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow(),
    tx.selectFrom('membership').select('side').where('role', '=', 'parent').executeTakeFirst(),
  ])
  const person = unjoinedParent(name, { locale, timeZone: family.time_zone, now })
  const side = first?.side === 'A' ? ('B' as const) : ('A' as const)
  const membership = { family_id, person_id: person.id, role: 'parent' as const, side, since: now, joined_at: null }
  await tx.insertInto('person').values(person).execute()
  await tx.insertInto('membership').values(membership).execute()
  const known = { entityId: person.id, by: bySystem, ...everybody }
  recordEvent(change, { kind: 'person.named', entity: 'person', ...known, payload: { columns: nameColumnsOf(person) } })
  const columns = membershipColumnsOf(membership)
  recordEvent(change, { kind: 'membership.begun', entity: 'membership', ...known, payload: { columns } })
  return person.id
}

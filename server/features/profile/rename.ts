import { personEvents } from '#contract/profile/profile.events.ts'
import type { NameChange } from '#contract/profile/profile.ts'
import { type OwnScopes, type Tx, togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { beginUnitOfWork, finishUnitOfWork, recordEvent } from '../../lifecycle/unit-of-work.ts'
import { knownTo, nameColumnsOf } from '../families/families.recorded.ts'
import { mustNotBeHeld } from '../families/held-since.ts'
import { membershipsOf } from '../families/own-memberships.ts'
import { fullNameOf, isSelf, type Person, personById } from '../session/session.people.ts'

type Renamed = { readonly person: Person; readonly was: string }

/** @returns null when the person already has this name */
const keepName = async (tx: Tx, personId: string, { firstName, lastName }: NameChange): Promise<Renamed | null> => {
  const before = await personById(tx, personId)
  // A child is known by the name that the parents gave, which stands with the child.
  if (before.user_type === 'child') throw new Refusal('notAllowed')
  if (before.first_name === firstName && before.last_name === lastName) return null
  const name = { first_name: firstName, last_name: lastName }
  await tx
    .updateTable('person')
    .set(name)
    .where((eb) => isSelf(eb.ref('id'), personId))
    .execute()
  return { person: { ...before, ...name }, was: fullNameOf(before) }
}

/** Records the name in each family, so that its record names the person as they are now called, and says what they were called. */
const recordIn = async (
  { asSystem, beforeSignIn }: OwnScopes,
  { person, was }: Renamed,
  enqueue: Deps['enqueue'],
  now: string,
): Promise<void> => {
  const { entity } = personEvents
  for (const membership of await beforeSignIn((tx) => membershipsOf(tx, person.id)))
    await asSystem(membership.family_id, async (tx) => {
      await mustNotBeHeld(tx)
      const change = beginUnitOfWork(tx, membership.family_id, now)
      const entityId = membership.person_id
      const known = { entity, entityId, by: { actor: entityId, party: 'creator', mode: 'self' } } as const
      const payload = { columns: nameColumnsOf(person), was }
      recordEvent(change, { kind: `${entity}.renamed`, ...known, ...knownTo(membership), payload })
      change.live.push({ topic: 'member', id: entityId, ...knownTo(membership) })
      await finishUnitOfWork(change, enqueue)
    })
}

/** Changes a person's name in their account and in the record of each of their families, together. Repeating it changes nothing. */
export const rename = (
  { db, enqueue }: Pick<Deps, 'db' | 'enqueue'>,
  { personId }: Caller,
  name: NameChange,
  now: string,
): Promise<void> =>
  togetherOn(db, async (scopes) => {
    const renamed = await scopes.asOwner(personId, (tx) => keepName(tx, personId, name))
    if (renamed) await recordIn(scopes, renamed, enqueue, now)
  })

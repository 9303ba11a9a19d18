import { bySystem } from '#machines/shared/turn.ts'
import type { Tx } from '../../db/tenancy.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { knownTo, membershipColumnsOf, nameColumnsOf } from './families.recorded.ts'
import { mustNotBeHeld } from './held-since.ts'

const memberRow = (tx: Tx, personId: string) =>
  tx.selectFrom('membership').selectAll().where('person_id', '=', personId).executeTakeFirstOrThrow()

/** Records a person's present name, and since when they have an account, in the family of the change. */
const recordMember = async (change: UnitOfWork, personId: string): Promise<void> => {
  const { tx } = change
  const membership = await memberRow(tx, personId)
  const person = await tx.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirstOrThrow()
  const known = { entityId: personId, by: bySystem, ...knownTo(membership) }
  recordEvent(change, { kind: 'person.named', entity: 'person', ...known, payload: { columns: nameColumnsOf(person) } })
  recordEvent(change, {
    kind: 'membership.joined',
    entity: 'membership',
    ...known,
    payload: { columns: membershipColumnsOf(membership) },
  })
}

/** A parent who was known by name alone has an account from now on. It runs in the scope of that person. @throws {Refusal} familyHeld */
export const admitMember = async (change: UnitOfWork, personId: string): Promise<void> => {
  const { tx, now } = change
  await mustNotBeHeld(tx)
  await tx.updateTable('membership').set({ joined_at: now }).where('person_id', '=', personId).execute()
  await recordMember(change, personId)
}

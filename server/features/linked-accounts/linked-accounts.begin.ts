import { randomUUID } from 'node:crypto'
import { childEvents } from '#contract/children/children.events.ts'
import { limits } from '#contract/limits.ts'
import type { NewLinkedAccount } from '#contract/linked-accounts/linked-accounts.ts'
import { permissions } from '#contract/permissions.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { childColumnsOf, lockChild } from '../children/children.store.ts'
import { everybody, membershipColumnsOf, nameColumnsOf } from '../families/families.recorded.ts'
import { unjoinedParent } from '../families/name-coparent.ts'
import { personById } from '../session/session.people.ts'
import { mustBeConfirmed } from '../session/step-up.ts'
import { linkedAccountLifecycle } from './linked-accounts.lifecycle.ts'
import { ageOf, type LinkedAccountRow, lockLinkedAccount } from './linked-accounts.store.ts'

type Name = { readonly firstName: string; readonly lastName: string }

/**
 * Adds a person without a way in, whom everybody in the family sees.
 * @throws {Refusal} passwordNeeded
 */
const addMember = async (change: UnitOfWork, viewer: Viewer, name: Name, role: 'child' | 'thirdParty') => {
  await mustBeConfirmed(change)
  const { tx, familyId: family_id, now } = change
  const { locale } = await personById(tx, viewer.personId)
  const { time_zone: timeZone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const person = { ...unjoinedParent(name, { locale, timeZone, now }), user_type: role }
  const membership = { family_id, person_id: person.id, role, side: null, since: now, joined_at: null }
  await tx.insertInto('person').values(person).execute()
  await tx.insertInto('membership').values(membership).execute()
  const known = { entityId: person.id, by: bySystem, ...everybody }
  recordEvent(change, { kind: 'person.named', entity: 'person', ...known, payload: { columns: nameColumnsOf(person) } })
  const columns = membershipColumnsOf(membership)
  recordEvent(change, { kind: 'membership.begun', entity: 'membership', ...known, payload: { columns } })
  return person.id
}

const missing = (field: string) => new Refusal('invalid', { validationErrors: [{ field, code: 'required' }] })

/** Locks the child, who may have no account yet. @throws {Refusal} invalid, childHasAccount */
const mustBeFree = async ({ tx }: UnitOfWork, childId: string) => {
  const child = await lockChild(tx, childId)
  if (!child) throw new Refusal('invalid', { validationErrors: [{ field: 'childId', code: 'notAChoice' }] })
  if (child.hasAccount) throw new Refusal('notAllowedNow')
  return child
}

const linkChild = async (change: UnitOfWork, id: string, person_id: string): Promise<void> => {
  const row = await change.tx
    .updateTable('child')
    .set({ person_id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { entity } = childEvents
  const payload = { columns: childColumnsOf(row) }
  recordEvent(change, { kind: `${entity}.linked`, entity, entityId: id, by: bySystem, audience: null, payload })
  change.live.push({ topic: 'child', id, audience: null })
}

type Begun = Pick<LinkedAccountRow, 'kind' | 'person_id' | 'child_id' | 'consent_by' | 'consent_at'>

/** Begins the account of a person who is a member already. */
export const beginAccountOf = (change: UnitOfWork, viewer: Viewer, row: Begun): Promise<LinkedAccountRow> => {
  const { tx, familyId: family_id, now } = change
  const insert = async (status: LinkedAccountRow['status']): Promise<LinkedAccountRow> => {
    const id = randomUUID()
    const times = { accepted_at: null, code_until: null, created_at: now, changed_at: now }
    await tx
      .insertInto('linked_account')
      .values({ ...row, ...times, family_id, id, status, version: 1, created_by: viewer.personId, audience: null })
      .execute()
    const inserted = await lockLinkedAccount(tx, id, 'toRead')
    if (!inserted) throw new Error('an account vanished while it was made')
    return inserted
  }
  const facts = { codeInTime: false, resettable: true }
  return begin(change, linkedAccountLifecycle, facts, insert, viewer)
}

/** Makes an account that waits for its holder. @throws {Refusal} notAllowed, invalid, notAllowedNow, passwordNeeded */
export const beginLinkedAccount = async (
  change: UnitOfWork,
  viewer: Viewer,
  asked: NewLinkedAccount,
): Promise<LinkedAccountRow> => {
  if (!permissions['linkedAccount.keep'](viewer)) throw new Refusal('notAllowed')
  const noConsent = { consent_by: null, consent_at: null }
  if (asked.kind === 'thirdParty') {
    const person_id = await addMember(change, viewer, asked, asked.kind)
    return beginAccountOf(change, viewer, { kind: asked.kind, person_id, child_id: null, ...noConsent })
  }
  const { firstName, lastName, id } = await mustBeFree(change, asked.childId)
  const age = await ageOf(change.tx, id, change.now)
  const needsConsent = age === null || age < limits.linkedAccount.consentBelow
  if (needsConsent && asked.consent !== true) throw missing('consent')
  const consent = needsConsent ? { consent_by: viewer.personId, consent_at: change.now } : noConsent
  const person_id = await addMember(change, viewer, { firstName, lastName: lastName ?? '' }, asked.kind)
  await linkChild(change, id, person_id)
  return beginAccountOf(change, viewer, { kind: asked.kind, person_id, child_id: id, ...consent })
}

import { personEvents } from '#contract/profile/profile.events.ts'
import type { AccountClosingEvent } from '#machines/account-closing/account-closing.types.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { type OwnScopes, togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { beginUnitOfWork, finishUnitOfWork, recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { knownTo, membershipColumnsOf, nameColumnsOf } from '../families/families.recorded.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { membershipsOf } from '../families/own-memberships.ts'
import { accountEnds } from '../session/account-ends.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { type Person, personById } from '../session/session.people.ts'
import { endAllSessions, type SessionRow } from '../session/session.store.ts'
import { moveClosing } from './account-closing.store.ts'
import { notifyFamily } from './notify-family.ts'

type Membership = Awaited<ReturnType<typeof membershipsOf>>[number]

/** The closing that is carried out, a death, or the end of an administrator. */
export type ClosingEvent = Extract<
  AccountClosingEvent,
  { readonly type: 'accountClosing.carryOut' | 'accountClosing.recordDeath' | 'accountClosing.dismiss' }
>

/** Records in one family that nobody acts as the member any more, and why. A death is no act of theirs. */
const recordClosed = (change: UnitOfWork, person: Person, membership: Membership, died: boolean): void => {
  const { person_id: entityId } = membership
  const known = { entityId, ...knownTo(membership) }
  const { entity } = personEvents
  const own = { actor: entityId, party: 'creator', mode: 'self' } as const
  const payload = { columns: nameColumnsOf(person) }
  if (died) recordEvent(change, { kind: `${entity}.died`, entity, by: bySystem, ...known, payload })
  else recordEvent(change, { kind: `${entity}.closed`, entity, by: own, ...known, payload })
  recordEvent(change, {
    kind: 'membership.closed',
    entity: 'membership',
    by: bySystem,
    ...known,
    payload: { columns: membershipColumnsOf({ ...membership, closed_at: change.now }) },
  })
  change.live.push({ topic: 'member', id: entityId, ...knownTo(membership) })
}

type Leaving = { readonly person: Person; readonly died: boolean; readonly now: string }

const leave = (
  { asSystem }: OwnScopes,
  membership: Membership,
  { person, died, now }: Leaving,
  enqueue: Deps['enqueue'],
): Promise<void> =>
  asSystem(membership.family_id, async (tx) => {
    const { family_id, person_id } = membership
    const change = beginUnitOfWork(tx, family_id, now)
    for (const { end } of memberLeaves.parts()) await end(change, person_id)
    await tx.updateTable('membership').set({ closed_at: now }).where('person_id', '=', person_id).execute()
    recordClosed(change, person, membership, died)
    await notifyFamily(change, membership)
    await finishUnitOfWork(change, enqueue)
  })

/**
 * Closes an account in one transaction with everything that ends with it: what the person had planned, requests that
 * wait, and their sessions. Nothing that a family recorded is taken from it.
 * @returns the sessions that ended; null when the chart refuses
 */
export const closeAccount = (
  { db, enqueue }: Pick<Deps, 'db' | 'enqueue'>,
  personId: string,
  event: ClosingEvent,
  now: string,
): Promise<readonly SessionRow[] | null> =>
  togetherOn(db, async (scopes) => {
    const { beforeSignIn } = scopes
    if (!(await beforeSignIn((tx) => moveClosing(tx, personId, event, now)))) return null
    for (const { end } of accountEnds.parts()) await end({ scopes, personId, enqueue, now })
    const person = await beforeSignIn((tx) => personById(tx, personId))
    const died = event.type === 'accountClosing.recordDeath'
    for (const membership of await beforeSignIn((tx) => membershipsOf(tx, personId)))
      await leave(scopes, membership, { person, died, now }, enqueue)
    return beforeSignIn(async (tx) => {
      if (!died) await enqueueSecurityMail(enqueue, tx, { personId, kind: 'accountClosed', at: now })
      return endAllSessions(tx, personId)
    })
  })

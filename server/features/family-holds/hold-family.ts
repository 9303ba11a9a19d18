import { randomUUID } from 'node:crypto'
import { familyHoldEvents } from '#contract/family-holds/family-holds.events.ts'
import { familyHoldMachine } from '#machines/family-holds/family-hold.machine.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { decide } from '../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { type HoldRow, holdColumnsOf } from './family-holds.columns.ts'
import { lockHold } from './family-holds.store.ts'

const { entity } = familyHoldEvents
const parents = { reach: 'parents', audience: null } as const

type Told = { readonly kind: 'familyHeld' | 'familyReleased'; readonly id: string }

/** Tells both parents, because either may have been made up. */
const tellParents = async (change: UnitOfWork, { kind, id: entityId }: Told): Promise<void> => {
  const rows = await change.tx.selectFrom('membership').select('person_id').where('role', '=', 'parent').execute()
  for (const { person_id: personId } of rows) {
    const id = randomUUID()
    change.notices.push({ id, personId, kind, entity, entityId, by: null, ...parents })
    change.live.push({ topic: 'notice', id, audience: [personId] })
    change.live.push({ topic: 'member', id: personId, ...parents })
    change.jobs.push({ queue: 'mail.waiting', data: { familyId: change.familyId, personId, kind } })
  }
}

type Why = { readonly invitationId: string } | { readonly reason: string }

/**
 * Lets the family of a change be read only, until an administrator decides. Repeating it changes nothing.
 * @returns whether it was not held before
 */
export const holdFamily = async (change: UnitOfWork, why: Why): Promise<boolean> => {
  const { tx, familyId: family_id, now } = change
  if (await lockHold(tx)) return false
  const invitation_id = 'invitationId' in why ? why.invitationId : null
  const row: HoldRow = {
    family_id,
    id: randomUUID(),
    status: initialLeafOf(familyHoldMachine, {}),
    cause: invitation_id === null ? 'administrator' : 'claim',
    invitation_id,
    held_at: now,
    released_at: null,
    ...parents,
  }
  await tx.insertInto('family_hold').values(row).execute()
  const kind = invitation_id === null ? `${entity}.held` : `${entity}.claimed`
  const reason = 'reason' in why ? { reason: why.reason } : {}
  const payload = { ...reason, columns: holdColumnsOf(row) }
  recordEvent(change, { kind, entity, entityId: row.id, by: bySystem, ...parents, payload })
  await tellParents(change, { kind: 'familyHeld', id: row.id })
  return true
}

/**
 * Lets the parents go on, when an administrator has decided so.
 * @returns whether the family was held
 */
export const releaseFamily = async (change: UnitOfWork, reason: string): Promise<boolean> => {
  const { tx, now } = change
  const row = await lockHold(tx)
  if (!row) return false
  const by = { actor: null, party: 'administrator', mode: 'self' } as const
  const answer = decide(familyHoldMachine, row.status, {}, { type: 'familyHold.release', by })
  if (!answer) return false
  const next = { status: answer.status, released_at: now }
  await tx.updateTable('family_hold').set(next).where('id', '=', row.id).execute()
  const payload = { reason, columns: holdColumnsOf({ ...row, ...next }) }
  recordEvent(change, { kind: `${entity}.release`, entity, entityId: row.id, by: bySystem, ...parents, payload })
  await tellParents(change, { kind: 'familyReleased', id: row.id })
  return true
}

import type { OpenedInvitationDto } from '#contract/invitations/invitations.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { countryOf } from '../../db/country.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { mustNotBeHeld } from '../families/held-since.ts'
import { personById } from '../session/session.people.ts'
import { refuseAll } from './invitations.addresses.ts'
import { invitationLifecycle } from './invitations.lifecycle.ts'
import type { InvitationRow } from './invitations.store.ts'

/** The invitation of a mailed link. */
export type Mailed = { readonly familyId: string; readonly invitationId: string }

type Scopes = Pick<Deps, 'scopes'>

export const mailedBy = async ({ scopes }: Scopes, token: string): Promise<Mailed | null> => {
  const link = await scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('invitation_link')
      .select(['family_id', 'invitation_id'])
      .where('token_hash', '=', hashOf(token))
      .where('superseded_at', 'is', null)
      .executeTakeFirst(),
  )
  return link ? { familyId: link.family_id, invitationId: link.invitation_id } : null
}

/** @throws {Refusal} linkOver */
export const mustBeMailed = async (deps: Scopes, token: string): Promise<Mailed> => {
  const mailed = await mailedBy(deps, token)
  if (!mailed) throw new Refusal('linkOver')
  return mailed
}

export const invitationRow = ({ scopes }: Scopes, { familyId, invitationId }: Mailed): Promise<InvitationRow> =>
  scopes.asSystem(familyId, (tx) =>
    tx.selectFrom('invitation').selectAll().where('id', '=', invitationId).executeTakeFirstOrThrow(),
  )

/** Says which invitation a link leads to, and the address whose reader alone has that link. */
export type Proven = { readonly invitationId: string; readonly email: string }

/** The link and the address are read at once: an invitation that is bound to another address ends its links. */
export const provenBy = async (deps: Scopes, token: string): Promise<Proven | null> => {
  const mailed = await mailedBy(deps, token)
  if (!mailed) return null
  const proven = await deps.scopes.asSystem(mailed.familyId, (tx) =>
    tx
      .selectFrom('invitation_link as l')
      .innerJoin('invitation as i', 'i.id', 'l.invitation_id')
      .select(['i.id as invitationId', 'i.email'])
      .where('l.token_hash', '=', hashOf(token))
      .where('l.superseded_at', 'is', null)
      .executeTakeFirst(),
  )
  return proven ?? null
}

/** Acts as the invited person, who has no session yet. */
export const inviteeOf = ({ family_id: familyId, invitee_id: personId }: InvitationRow): Viewer => ({
  personId,
  familyId,
  viewpoint: personId,
  standing: 'parent',
  mode: 'self',
})

/** @throws {Refusal} linkOver */
export const openMailed = async (deps: Scopes, token: string): Promise<OpenedInvitationDto> => {
  const { familyId, invitationId } = await mustBeMailed(deps, token)
  return deps.scopes.asSystem(familyId, async (tx) => {
    const row = await tx.selectFrom('invitation').selectAll().where('id', '=', invitationId).executeTakeFirstOrThrow()
    const country = await countryOf(tx)
    const [inviter, invitee] = [await personById(tx, row.inviter_id), await personById(tx, row.invitee_id)]
    return {
      status: row.status,
      inviter: { firstName: inviter.first_name, lastName: inviter.last_name },
      invitee: { firstName: invitee.first_name, lastName: invitee.last_name },
      email: row.email,
      country,
      respondBy: row.respond_by,
    }
  })
}

type Declining = { readonly token: string; readonly never: boolean }

/**
 * Declines for whoever holds the mailed link. One that is over already stays as it is, and its reader may still say that
 * no further mails are wanted.
 * @throws {Refusal} linkOver, familyHeld
 */
export const declineMailed = async (
  deps: Pick<Deps, 'scopes' | 'enqueue' | 'clock'>,
  { token, never }: Declining,
): Promise<void> => {
  const row = await invitationRow(deps, await mustBeMailed(deps, token))
  const { scopes, enqueue, clock } = deps
  await scopes.asViewer(inviteeOf(row), async (tx) => {
    const change = beginUnitOfWork(tx, row.family_id, clock.now())
    const command = { type: 'invitation.decline', version: row.version }
    try {
      if (!isFinalLeaf(invitationMachine, row.status)) {
        await mustNotBeHeld(tx)
        await advance(change, invitationLifecycle, row.id, command, inviteeOf(row))
      }
    } catch (error) {
      throw error instanceof LifecycleRefusal ? new Refusal('linkOver') : error
    }
    if (never) await refuseAll(tx, row.email, change.now)
    await finishUnitOfWork(change, enqueue)
  })
}

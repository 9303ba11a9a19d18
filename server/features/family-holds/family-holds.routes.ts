import type { Pool } from 'pg'
import { familyHoldRoutes as routes } from '#contract/family-holds/family-holds.ts'
import { limits } from '#contract/limits.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { logSecurity } from '../../http/security-log.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { everMailed, wasClaimed } from './family-holds.store.ts'
import { holdFamily } from './hold-family.ts'

/** Says whether somebody has joined as the person whom an invitation names. */
const hasJoined = async (tx: Tx, invitationId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('invitation')
    .innerJoin('membership', 'membership.person_id', 'invitation.invitee_id')
    .select('membership.joined_at')
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst()
  return row !== undefined && row.joined_at !== null
}

/** Whoever was written to, and did not join, says that somebody else did. They need no account. */
export const familyHoldRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, enqueue, log } = deps
  const claims = throttleOn(pool, { name: 'invitation.claim', ...limits.invitation.opens })

  bind.plain(routes.claim, async ({ body: { token } }, { request, now }) => {
    await claims.count(networkOf(clientAddress(request)))
    const mailed = await scopes.beforeSignIn((tx) => everMailed(tx, token))
    if (!mailed) throw new Refusal('linkOver')
    const { family_id: familyId, invitation_id: invitationId } = mailed
    const isHeldNow = await scopes.asSystem(familyId, async (tx) => {
      if (!(await hasJoined(tx, invitationId))) throw new Refusal('notAllowedNow')
      if (await wasClaimed(tx, invitationId)) return false
      const change = beginUnitOfWork(tx, familyId, now)
      const begun = await holdFamily(change, { invitationId })
      await finishUnitOfWork(change, enqueue)
      return begun
    })
    if (isHeldNow) logSecurity(log, { event: 'familyHeld', familyId })
  })
}

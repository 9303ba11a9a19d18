import type { Pool } from 'pg'
import { accountRoutes as routes } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { throttleOn } from '../../http/login-throttle.ts'
import { emailOf } from '../session/contact-details.ts'
import { accountOf, endOtherSessions } from './account.store.ts'
import { changePassword } from './change-password.ts'

/** Serves a person's own account. It does not concern the family, so the record contains none of it. */
export const accountRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes } = deps
  const tries = throttleOn(pool, { name: 'password', ...limits.passwordChange })

  bind.plain(routes.current, async (_, { caller, now }) => {
    const known = requireCaller(caller)
    const email = await scopes.asOwner(known.personId, (tx) => emailOf(tx, known.personId))
    return scopes.beforeSignIn((tx) => accountOf(tx, known, email, now))
  })

  bind.own(routes.setTimeZone, async ({ body }, { caller, tx }) => {
    await tx.updateTable('person').set({ time_zone: body.timeZone }).where('id', '=', caller.personId).execute()
  })

  // Repeating it changes nothing, so it needs no idempotency key.
  bind.plain(routes.endOtherSessions, async (_, { caller }) => {
    const known = requireCaller(caller)
    return { ended: await scopes.beforeSignIn((tx) => endOtherSessions(tx, known)) }
  })

  bind.plain(routes.changePassword, async ({ body }, { caller }) => ({
    ended: await changePassword(deps, tries, requireCaller(caller), body),
  }))
}

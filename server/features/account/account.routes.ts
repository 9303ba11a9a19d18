import type { Pool } from 'pg'
import { accountRoutes as routes } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { throttleOn } from '../../http/login-throttle.ts'
import { accountOf, endOtherSessions } from './account.store.ts'
import { changePassword } from './change-password.ts'

/** What a person may see and change of their own account. None of it is the family's affair, so the record has none of it. */
export const accountRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes } = deps
  const tries = throttleOn(pool, { name: 'password', ...limits.passwordChange })

  bind.plain(routes.current, async (_, { caller, now }) => {
    const known = requireCaller(caller)
    return scopes.beforeSignIn((tx) => accountOf(tx, known, now))
  })

  bind.own(routes.setTimeZone, async ({ body }, { caller, tx }) => {
    await tx.updateTable('person').set({ time_zone: body.timeZone }).where('id', '=', caller.personId).execute()
  })

  // Done twice it does no more than once, so it needs no key.
  bind.plain(routes.endOtherSessions, async (_, { caller }) => {
    const known = requireCaller(caller)
    return { ended: await scopes.beforeSignIn((tx) => endOtherSessions(tx, known)) }
  })

  bind.plain(routes.changePassword, async ({ body }, { caller }) => ({
    ended: await changePassword(deps, tries, requireCaller(caller), body),
  }))
}

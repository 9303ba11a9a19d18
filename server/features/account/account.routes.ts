import type { Pool } from 'pg'
import { accountRoutes as routes } from '#contract/account.ts'
import { limits } from '#contract/limits.ts'
import { epochOf } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, tokenOf } from '../../http/caller.ts'
import { throttleOn } from '../../http/limits/login-throttle.ts'
import { logEnded } from '../../http/security-log.ts'
import { emailIfAny } from '../session/contact-details.ts'
import { forgetDevices } from '../session/known-devices.ts'
import { cookieNameOf, cookieOptionsOf } from '../session/session.cookie.ts'
import { isSelf } from '../session/session.people.ts'
import { endOtherSessions, endOwnSession, type SessionRow } from '../session/session.store.ts'
import { accountOf } from './account.store.ts'
import { changePassword } from './change-password.ts'

/** Serves a person's own account. It does not concern the family, so the record contains none of it. */
export const accountRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, config } = deps
  const cookieName = cookieNameOf(config)
  const tries = throttleOn(pool, { name: 'password', ...limits.passwordChange })

  bind.plain(routes.current, async (_, { caller, now }) => {
    const known = requireCaller(caller)
    const email = (await scopes.asOwner(known.personId, (tx) => emailIfAny(tx, known.personId))) ?? ''
    return scopes.beforeSignIn((tx) => accountOf(tx, known, email, now))
  })

  bind.own(routes.setTimeZone, async ({ body }, { caller, tx }) => {
    await tx
      .updateTable('person')
      .set({ time_zone: body.timeZone })
      .where((eb) => isSelf(eb.ref('id'), caller.personId))
      .execute()
  })

  endingRoutes(bind, deps)

  bind.plain(routes.changePassword, async ({ body }, { caller, request, reply, now }) => {
    const bearer = tokenOf(request, 'bearer', cookieName)?.text ?? ''
    const { ended, renewed } = await changePassword(deps, tries, requireCaller(caller), body, bearer)
    const maxAge = Math.floor((epochOf(renewed.expiresAt) - epochOf(now)) / 1000)
    reply.setCookie(cookieName, renewed.token, { ...cookieOptionsOf(config), maxAge })
    return { ended }
  })
}

/** Repeating these changes nothing, so they need no idempotency key. */
const endingRoutes = (bind: Bind, { scopes, log }: Deps): void => {
  /** Ending a session from another one may mean that it was a stranger's, so its device is forgotten. */
  const end = async (which: (tx: Tx) => Promise<SessionRow[]>): Promise<number> => {
    const ended = await scopes.beforeSignIn(async (tx) => {
      const rows = await which(tx)
      await forgetDevices(tx, rows)
      return rows
    })
    logEnded(log, ended, 'otherSession')
    return ended.length
  }

  bind.plain(routes.endOtherSessions, async (_, { caller }) => {
    const known = requireCaller(caller)
    return { ended: await end((tx) => endOtherSessions(tx, known)) }
  })

  bind.plain(routes.endSession, async ({ params }, { caller }) => {
    const { personId } = requireCaller(caller)
    await end((tx) => endOwnSession(tx, personId, params.id))
  })
}

import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { sessionRoutes as routes } from '#contract/session.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { logEnded } from '../../http/security-log.ts'
import { deviceCookieNameOf, deviceCookieOptionsOf } from './known-devices.ts'
import { confirmPassword } from './password-again.ts'
import { cookieNameOf, cookieOptionsOf } from './session.cookie.ts'
import { endSession } from './session.store.ts'
import { sessionValuesOf } from './session.values.ts'
import { signInLimitsOn } from './sign-in.limits.ts'
import { signIn } from './sign-in.ts'

export const sessionRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, config } = deps
  const limits = signInLimitsOn(pool, deps.db)
  const [cookieName, deviceCookieName] = [cookieNameOf(config), deviceCookieNameOf(config)]

  bind.plain(routes.localStorage, async (_, { caller, now }) => {
    const known = requireCaller(caller)
    return scopes.beforeSignIn((tx) => sessionValuesOf(tx, known, now))
  })

  bind.plain(routes.signIn, async ({ body }, { request, reply, now }) => {
    const { [cookieName]: before, [deviceCookieName]: devices } = request.cookies
    const signedIn = await signIn(deps, limits, { ...body, address: clientAddress(request), before, devices, now })
    reply.setCookie(cookieName, signedIn.session, cookieOptionsOf(config))
    reply.setCookie(deviceCookieName, signedIn.devices, deviceCookieOptionsOf(config))
  })

  // Repeating it changes nothing, and not even a hash of the password is stored, so it has no idempotency key.
  bind.plain(routes.confirmPassword, async ({ body }, { caller, request, now }) =>
    confirmPassword(deps, limits, requireCaller(caller), { ...body, address: clientAddress(request), now }),
  )

  bind.own(routes.setLocale, async ({ body }, { caller, tx }) => {
    await tx.updateTable('person').set({ locale: body.locale }).where('id', '=', caller.personId).execute()
  })
}

/**
 * This is a navigation instead of a call: it ends on the login page whether or not there was a session. The device stays
 * known.
 */
export const signOutPage = (app: FastifyInstance, { scopes, config, log }: Deps): void => {
  const cookieName = cookieNameOf(config)
  app.get('/ofw/logout', { config: { access: 'none' }, exposeHeadRoute: false }, async (request, reply) => {
    if (request.headers['sec-purpose']) throw new Refusal('notAllowed')
    const token = request.cookies[cookieName]
    if (token) logEnded(log, await scopes.beforeSignIn((tx) => endSession(tx, token)), 'signOut')
    return reply.clearCookie(cookieName, cookieOptionsOf(config)).redirect('/app/login')
  })
}

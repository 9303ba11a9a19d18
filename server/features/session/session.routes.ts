import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { sessionRoutes as routes } from '#contract/session.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { clientAddress } from '../../http/client-address.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { cookieNameOf, cookieOptionsOf } from './session.cookie.ts'
import { endSession } from './session.store.ts'
import { sessionValuesOf } from './session.values.ts'
import { signInLimitsOn } from './sign-in.limits.ts'
import { signIn } from './sign-in.ts'

export const sessionRoutes = (bind: Bind, { scopes, config }: Deps, pool: Pool): void => {
  const limits = signInLimitsOn(pool)
  const cookieName = cookieNameOf(config)

  bind.plain(routes.localStorage, async (_, { caller, now }) => {
    const known = requireCaller(caller)
    return scopes.beforeSignIn((tx) => sessionValuesOf(tx, known, now))
  })

  bind.plain(routes.signIn, async ({ body }, { request, reply, now }) => {
    const attempt = { ...body, address: clientAddress(request), before: request.cookies[cookieName], now }
    reply.setCookie(cookieName, await signIn(scopes, limits, attempt), cookieOptionsOf(config))
  })

  bind.own(routes.setLocale, async ({ body }, { caller, tx }) => {
    await tx.updateTable('person').set({ locale: body.locale }).where('id', '=', caller.personId).execute()
  })
}

/** This is a navigation instead of a call: it ends on the login page whether or not there was a session. */
export const signOutPage = (app: FastifyInstance, { scopes, config }: Deps): void => {
  const cookieName = cookieNameOf(config)
  app.get('/ofw/logout', { config: { access: 'none' }, exposeHeadRoute: false }, async (request, reply) => {
    if (request.headers['sec-purpose']) throw new Refusal('notAllowed')
    const token = request.cookies[cookieName]
    if (token) await scopes.beforeSignIn((tx) => endSession(tx, token))
    return reply.clearCookie(cookieName, cookieOptionsOf(config)).redirect('/app/login')
  })
}

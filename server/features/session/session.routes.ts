import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { sessionRoutes as routes } from '#contract/session.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { logEnded } from '../../http/security-log.ts'
import { completeHalf, personOfHalf } from '../second-step/half-sign-in.ts'
import { kindOfCode } from '../second-step/second-step.store.ts'
import { admit, browserIn, logAdmission, setAdmission } from './admission.ts'
import { answerFirstStep, halfCookieNameOf } from './first-step.ts'
import { secondStepOn } from './second-step-check.ts'
import { cookieNameOf, cookieOptionsOf } from './session.cookie.ts'
import { isSelf } from './session.people.ts'
import { endSession } from './session.store.ts'
import { sessionValuesOf, withOwnValues } from './session.values.ts'
import { signInLimitsOn } from './sign-in.limits.ts'
import { signIn } from './sign-in.ts'
import { confirmedCaller, confirmPassword } from './step-up.ts'

export const sessionRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, config } = deps
  const limits = signInLimitsOn(pool, deps.db)
  const secondStep = secondStepOn(deps)
  const halfCookieName = halfCookieNameOf(config)

  bind.plain(routes.localStorage, async (_, { caller, request: { cookies }, now }) => {
    const known = requireCaller(caller)
    const values = await scopes.beforeSignIn((tx) => sessionValuesOf(tx, known, { cookies, config, now }))
    return withOwnValues(deps, known, values, now)
  })

  bind.plain(routes.signIn, async ({ body }, { request, reply, now }) => {
    const browser = (tx: Tx) => browserIn(tx, request, config, now)
    const attempt = { ...body, address: clientAddress(request), browser, now }
    answerFirstStep(reply, deps, await signIn(deps, limits, attempt))
  })

  bind.plain(routes.proveSecondStep, async ({ body }, { request, reply, now }) => {
    const { [halfCookieName]: half = '' } = request.cookies
    const personId = await scopes.beforeSignIn((tx) => personOfHalf(tx, half, now))
    if (personId === null) throw new Refusal('signInOver')
    const signedIn = await secondStep.prove({ personId, code: body.code, now }, async (tx) => {
      const steps = { first: await completeHalf(tx, half, now), second: kindOfCode(body.code) }
      return admit(tx, deps.enqueue, { personId, ...steps }, await browserIn(tx, request, config, now), now)
    })
    logAdmission(deps.log, signedIn)
    reply.clearCookie(halfCookieName, cookieOptionsOf(config))
    setAdmission(reply, config, signedIn)
  })

  // Repeating it changes nothing, and not even a hash of the password is stored, so it has no idempotency key.
  bind.plain(routes.confirmPassword, async ({ body }, { caller, request, now }) =>
    confirmPassword(deps, limits, requireCaller(caller), { ...body, address: clientAddress(request), now }),
  )

  bind.plain(routes.stepUp, async (_, { caller, now }) => {
    await confirmedCaller(scopes, caller, now)
  })

  bind.own(routes.setLocale, async ({ body }, { caller, tx }) => {
    await tx
      .updateTable('person')
      .set({ locale: body.locale })
      .where((eb) => isSelf(eb.ref('id'), caller.personId))
      .execute()
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

import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import { passkeyResetRoutes as passkeyRoutes } from '#contract/recovery/passkey-reset.ts'
import { recoveryRoutes as routes } from '#contract/recovery/recovery.ts'
import type { Deps } from '../../deps.ts'
import type { Bind, Plain } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { browserIn } from '../session/admission.ts'
import { confirmAddress } from '../session/contact-details.ts'
import { answerFirstStep, passFirstStep } from '../session/first-step.ts'
import { secondStepOn } from '../session/second-step-check.ts'
import { browserToken, recoveryCookieNameOf, recoveryCookieOptionsOf } from './recovery.cookie.ts'
import { recoveryMailQueue } from './recovery.mail.ts'
import { type Asked, keepRequest, lookAtLink, typedIn, useLink } from './recovery.store.ts'
import { resetPassword } from './reset-password.ts'
import { byCode, byPasskey, passkeyOptionsFor } from './reset-proofs.ts'

export const recoveryRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, config, enqueue } = deps
  const secondStep = secondStepOn(deps)
  const cookieName = recoveryCookieNameOf(config)
  const { tries, links: linkTries, window } = limits.recovery
  const asks = throttleOn(pool, { name: 'recovery', tries, window })
  const links = throttleOn(pool, { name: 'recovery.link', tries: linkTries, window })
  const network = (request: FastifyRequest) => networkOf(clientAddress(request))

  // Nothing here looks whether there is such an account: the job does, once the answer has been sent.
  const ask = async (asked: Asked, { request, reply, now }: Plain) => {
    await asks.count(network(request))
    const browser = browserToken(request.cookies[cookieName])
    await scopes.beforeSignIn(async (tx) => {
      const id = await keepRequest(tx, asked, browser, now)
      await enqueue(tx, { queue: recoveryMailQueue, data: { id } })
    })
    reply.setCookie(cookieName, browser, recoveryCookieOptionsOf(config))
  }
  bind.plain(routes.askLink, ({ body }, context) => ask({ kind: body.kind, typed: body.username }, context))
  bind.plain(routes.askUsername, ({ body }, context) => ask({ kind: 'username', typed: body.email }, context))

  bind.plain(routes.typed, async (_, { request, now }) => {
    const browser = browserToken(request.cookies[cookieName])
    return scopes.beforeSignIn((tx) => typedIn(tx, browser, now))
  })

  bind.plain(routes.look, async ({ body }, { request, now }) => {
    await links.count(network(request))
    const { username } = await scopes.beforeSignIn((tx) => lookAtLink(tx, body.kind, body.token, now))
    return { username }
  })

  bind.plain(routes.resetPassword, async ({ body }, { request }) => {
    await links.count(network(request))
    return resetPassword(deps, byCode(deps, secondStep, body.code), body)
  })

  bind.plain(passkeyRoutes.beginPasskey, async ({ body: { token } }, { request, now }) => {
    await links.count(network(request))
    const party = relyingPartyOf(config, request)
    return { options: await scopes.beforeSignIn((tx) => passkeyOptionsFor(tx, party, token, now)) }
  })

  bind.plain(passkeyRoutes.resetByPasskey, async ({ body: { token, next, response } }, { request }) => {
    await links.count(network(request))
    const party = relyingPartyOf(config, request)
    if (!party) throw new Refusal('passkeysNotOffered')
    return resetPassword(deps, byPasskey(deps, { party, token, response }), { token, next })
  })

  bind.plain(routes.signIn, async ({ body }, { request, reply, now }) => {
    await links.count(network(request))
    const { personId, step } = await scopes.beforeSignIn(async (tx) => {
      const link = await useLink(tx, 'signIn', body.token, now)
      const browser = await browserIn(tx, request, config, now)
      const first = await passFirstStep(tx, enqueue, { personId: link.personId, first: 'link' }, browser, now)
      return { personId: link.personId, step: first }
    })
    await deps.scopes.asOwner(personId, (tx) => confirmAddress(tx, personId, now))
    answerFirstStep(reply, deps, step)
  })
}

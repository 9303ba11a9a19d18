import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import { passkeySignInRoutes as routes } from '#contract/passkeys/passkey-sign-in.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { afterFirstStep, completeHalf, personOfHalf } from '../second-step/half-sign-in.ts'
import { admit, browserIn, logAdmission, setAdmission } from '../session/admission.ts'
import { halfCookieNameOf } from '../session/first-step.ts'
import { newToken } from '../session/new-token.ts'
import { cookieNameOf, cookieOptionsOf } from '../session/session.cookie.ts'
import { requestOptions, spendChallenge, verifyUsed } from './ceremonies.ts'
import type { ChallengeFor } from './challenges.ts'
import { passkeysOf } from './passkeys.store.ts'
import { logPasskeyRefusal, PasskeyRefusal } from './refused-passkey.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.ts'

/** Passkeys as the first step, which counts as both, and as the second one. */
export const passkeySignInRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, config, log } = deps
  const { tries, window } = limits.passkeys
  const throttle = throttleOn(pool, { name: 'passkey', tries, window })
  const cookieName = `${cookieNameOf(config)}-passkey`
  const signingIn = (boundTo: string): ChallengeFor => ({ purpose: 'signIn', boundTo })

  /** @throws {Refusal} rateLimited, passkeysNotOffered */
  const partyOf = async (request: FastifyRequest): Promise<RelyingParty> => {
    await throttle.count(networkOf(clientAddress(request)))
    const party = relyingPartyOf(config, request)
    if (!party) throw new Refusal('passkeysNotOffered')
    return party
  }

  bind.plain(routes.beginSignIn, async (_, { request, reply, now }) => {
    const party = await partyOf(request)
    const token = newToken()
    const options = await scopes.beforeSignIn((tx) => requestOptions(tx, party, [], signingIn(token), now))
    reply.setCookie(cookieName, token, { ...cookieOptionsOf(config), maxAge: limits.passkeys.challenge / 1000 })
    return { options }
  })

  bind.plain(routes.signIn, async ({ body: { response } }, { request, reply, now }) => {
    const party = await partyOf(request)
    const signedIn = await logPasskeyRefusal(log, null, async () => {
      const challenge = await spendChallenge(scopes, response, signingIn(request.cookies[cookieName] ?? ''), now)
      return scopes.beforeSignIn(async (tx) => {
        const personId = await verifyUsed(tx, party, response, challenge, now)
        if (!afterFirstStep(personId, false).isDone) throw new Error('a passkey counts as both steps')
        const browser = await browserIn(tx, request, config, now)
        return admit(tx, deps.enqueue, { personId, first: 'passkey', second: null }, browser, now)
      })
    })
    logAdmission(log, signedIn)
    reply.clearCookie(cookieName, cookieOptionsOf(config))
    setAdmission(reply, config, signedIn)
  })

  secondStepRoutes(bind, deps)
}

const secondStepRoutes = (bind: Bind, { scopes, config, enqueue, log }: Deps): void => {
  const halfCookieName = halfCookieNameOf(config)
  const proving = (boundTo: string): ChallengeFor => ({ purpose: 'secondStep', boundTo })

  bind.plain(routes.beginSecondStep, async (_, { request, now }) => {
    const half = request.cookies[halfCookieName] ?? ''
    const party = relyingPartyOf(config, request)
    return scopes.beforeSignIn(async (tx) => {
      const personId = await personOfHalf(tx, half, now)
      if (personId === null) throw new Refusal('signInOver')
      const own = await passkeysOf(tx, personId)
      return { options: party && own.length > 0 ? await requestOptions(tx, party, own, proving(half), now) : null }
    })
  })

  bind.plain(routes.proveSecondStep, async ({ body: { response } }, { request, reply, now }) => {
    const half = request.cookies[halfCookieName] ?? ''
    const party = relyingPartyOf(config, request)
    const personId = await scopes.beforeSignIn((tx) => personOfHalf(tx, half, now))
    if (personId === null) throw new Refusal('signInOver')
    if (!party) throw new Refusal('passkeysNotOffered')
    const signedIn = await logPasskeyRefusal(log, personId, async () => {
      const challenge = await spendChallenge(scopes, response, proving(half), now)
      return scopes.beforeSignIn(async (tx) => {
        if ((await verifyUsed(tx, party, response, challenge, now)) !== personId) throw new PasskeyRefusal()
        const first = await completeHalf(tx, half, now)
        const browser = await browserIn(tx, request, config, now)
        return admit(tx, enqueue, { personId, first, second: 'passkey' }, browser, now)
      })
    })
    logAdmission(log, signedIn)
    reply.clearCookie(halfCookieName, cookieOptionsOf(config))
    setAdmission(reply, config, signedIn)
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { mailedToken, registrationRoutes as routes } from '#contract/registration/registration.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { keyOf } from '../../http/idempotency.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { inviteCookieNameOf, inviteCookieOptionsOf } from '../invitations/invite.cookie.ts'
import { admit, browserIn, logAdmission, setAdmission } from '../session/admission.ts'
import { foundAnother } from './found-another.ts'
import { beginRegistration } from './registration.begin.ts'
import { answerQuestion } from './registration.command.ts'
import { type CompleteCommand, completeRegistration } from './registration.complete.ts'
import { joinCookieNameOf, joinCookieOptionsOf } from './registration.cookie.ts'
import { registrationDtoOf } from './registration.item.ts'
import { mailLimitsOn } from './registration.mail.ts'
import { confirmByLink } from './registration.proof.ts'
import { askForCode, resumeWithCode } from './registration.resume.ts'
import { findRegistration } from './registration.step.ts'

/** The header by which a page names the invitation that it follows, where it has no cookie of it. */
const registrationKey = 'ofw-registration-key'

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly now: string }

/** Completes the registration of the browser and signs the new person in there. */
const completeIn = (deps: Deps) => {
  const { config, log, enqueue } = deps
  const [join, invite] = [joinCookieNameOf(config), inviteCookieNameOf(config)]
  return async (command: CompleteCommand, { request, reply, now }: Call) => {
    const { dto, signedIn } = await completeRegistration(deps, {
      token: request.cookies[join],
      command,
      now,
      signIn: async (tx, personId) => {
        const browser = await browserIn(tx, request, config, now)
        return admit(tx, enqueue, { personId, first: 'joining', second: null }, browser, now)
      },
    })
    logAdmission(log, signedIn)
    setAdmission(reply, config, signedIn)
    reply.clearCookie(join, joinCookieOptionsOf(config))
    reply.clearCookie(invite, inviteCookieOptionsOf(config))
    return dto
  }
}

export const registrationRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { config } = deps
  const { begins, names, window } = limits.registration
  const [joinCookie, inviteCookie] = [joinCookieNameOf(config), inviteCookieNameOf(config)]
  const [mails, codes] = [mailLimitsOn(pool, 'joinMail'), mailLimitsOn(pool, 'joinCode')]
  const beginLimit = throttleOn(pool, { name: 'join', tries: begins, window })
  const resumeLimit = throttleOn(pool, { name: 'joinResume', tries: begins, window })
  const nameLimit = throttleOn(pool, { name: 'joinName', tries: names, window })
  const complete = completeIn(deps)
  const networkIn = (request: FastifyRequest) => networkOf(clientAddress(request))

  const inviteIn = (request: FastifyRequest): string | undefined =>
    z.safeParse(mailedToken, request.cookies[inviteCookie] ?? request.headers[registrationKey]).data
  /** Returns the token of the registration in this browser. */
  const tokenIn = async ({ request, now }: Pick<Call, 'request' | 'now'>): Promise<string | undefined> => {
    const token = request.cookies[joinCookie]
    await confirmByLink(deps, { token, invite: inviteIn(request), now })
    return token
  }

  bind.plain(routes.begin, async ({ body: answer }, { request, reply, locale, now }) => {
    await beginLimit.count(networkIn(request))
    const invite = inviteIn(request)
    const forgetInvitation = () => reply.clearCookie(inviteCookie, inviteCookieOptionsOf(config))
    const begun = beginRegistration(deps, mails, { answer, invite, locale, now }).catch((error: unknown) => {
      // Whoever was refused for an invitation that is over joins without it at the next press, and nobody else does.
      if (error instanceof Refusal && error.code === 'linkOver') forgetInvitation()
      throw error
    })
    const { row, followed, token } = await begun
    if (followed) reply.setCookie(inviteCookie, invite ?? '', inviteCookieOptionsOf(config))
    else if (invite !== undefined) forgetInvitation()
    reply.setCookie(joinCookie, token, joinCookieOptionsOf(config))
    return registrationDtoOf(row, followed)
  })

  bind.plain(routes.current, async (_, call) => {
    const { row, followed } = await findRegistration(deps, await tokenIn(call), call.now)
    return registrationDtoOf(row, followed)
  })

  bind.plain(routes.events, async ({ body: command }, call) => {
    const { request, now } = call
    const isNaming = command.type === 'registration.giveCredentials'
    if (isNaming || command.type === 'registration.complete') await nameLimit.count(networkIn(request))
    const token = await tokenIn(call)
    if (command.type === 'registration.complete') return complete(command, call)
    return answerQuestion(deps, mails, { token, command, now })
  })

  bind.plain(routes.resume, async ({ body: { token } }, { request, now }) => {
    await resumeLimit.count(networkIn(request))
    await askForCode(deps, codes, { token, now })
  })

  bind.plain(routes.resumeWithCode, async ({ body }, { request, reply, now }) => {
    await resumeLimit.count(networkIn(request))
    const { dto, token } = await resumeWithCode(deps, { ...body, now })
    reply.setCookie(joinCookie, token, joinCookieOptionsOf(config))
    return dto
  })

  // A repeated request finds the family of its key, so no answer is stored.
  bind.plain(routes.foundAnother, async ({ body: family }, { request, caller, now }) => ({
    familyId: await foundAnother(deps, { caller: requireCaller(caller), family, key: keyOf(request), now }),
  }))
}

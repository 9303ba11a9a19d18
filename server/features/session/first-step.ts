import type { FastifyReply } from 'fastify'
import { limits } from '#contract/limits.ts'
import type { HalfStep } from '#contract/sign-ins/sign-ins.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { afterFirstStep, keepHalf } from '../second-step/half-sign-in.ts'
import { hasSecondStep } from '../second-step/second-step.store.ts'
import { admit, logAdmission, type SignedIn, type SigningBrowser, setAdmission } from './admission.ts'
import { newToken } from './new-token.ts'
import { cookieNameOf, cookieOptionsOf } from './session.cookie.ts'

/** Either the person is signed in, or their browser holds the token of a sign-in that is half done. */
export type FirstStep = { readonly signedIn: SignedIn } | { readonly half: string }

/** Goes on after a first step that was right: to the second one where the person asks for it, else into the session. */
export const passFirstStep = async (
  tx: Tx,
  enqueue: Deps['enqueue'],
  { personId, first }: { readonly personId: string; readonly first: HalfStep },
  browser: SigningBrowser,
  now: string,
): Promise<FirstStep> => {
  const { status, isDone } = afterFirstStep(personId, await hasSecondStep(tx, personId))
  if (isDone) return { signedIn: await admit(tx, enqueue, { personId, first, second: null }, browser, now) }
  const half = newToken()
  await keepHalf(tx, { personId, status, first }, half, now)
  return { half }
}

/** The cookie of a sign-in that is half done. It gives access to nothing. */
export const halfCookieNameOf = (config: Pick<Config, 'publicUrl'>): string => `${cookieNameOf(config)}-half`

/**
 * Answers after the first step; call it after the commit.
 * @throws {Refusal} secondStepNeeded
 */
export const answerFirstStep = (reply: FastifyReply, { config, log }: Deps, step: FirstStep): void => {
  if ('half' in step) {
    const maxAge = limits.secondStep.life / 1000
    reply.setCookie(halfCookieNameOf(config), step.half, { ...cookieOptionsOf(config), maxAge })
    throw new Refusal('secondStepNeeded')
  }
  logAdmission(log, step.signedIn)
  setAdmission(reply, config, step.signedIn)
}

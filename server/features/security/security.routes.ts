import { encode } from 'uqr'
import { secondStepRoutes as routes } from '#contract/second-step/second-step.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { logSecurity } from '../../http/security-log.ts'
import { passkeysOf } from '../passkeys/passkeys.store.ts'
import {
  confirmPasskeys,
  confirmSecret,
  keepSecret,
  removeSecondStep,
  replaceCodes,
  secondStepOf,
} from '../second-step/second-step.store.ts'
import { enrolmentOf, newSecret } from '../second-step/totp.ts'
import { secondStepOn } from '../session/second-step-check.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { personById } from '../session/session.people.ts'
import { confirmedCaller } from '../session/step-up.ts'

/** Draws a square code as one path of unit squares. */
const qrOf = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

/** Switches the second step of a person on and off. Every change needs the password again and is told by mail. */
export const securityRoutes = (bind: Bind, deps: Deps): void => {
  const { scopes, enqueue, log } = deps
  const { seal, countTry } = secondStepOn(deps)

  const confirmed = (caller: Caller | null, now: string) => confirmedCaller(scopes, caller, now)

  bind.plain(routes.begin, async (_, { caller, now }) => {
    const { personId } = await confirmed(caller, now)
    const secret = newSecret()
    const sealed = await seal.seal(personId, secret)
    const { username } = await scopes.beforeSignIn(async (tx) => {
      if (!(await keepSecret(tx, personId, sealed, now))) throw new Refusal('secondStepChanged')
      return personById(tx, personId)
    })
    const enrolment = enrolmentOf(secret, username)
    return { ...enrolment, qr: qrOf(enrolment.uri) }
  })

  bind.plain(routes.confirm, async ({ body }, { caller, now }) => {
    const { personId } = await confirmed(caller, now)
    const tried = await countTry(personId, now)
    const codes = await scopes.beforeSignIn(async (tx) => {
      const made = await confirmSecret(tx, seal, personId, body.code, now)
      if (made) await enqueueSecurityMail(enqueue, tx, { personId, kind: 'secondStepOn', at: now })
      return made
    })
    if (!codes) throw new Refusal('invalid', { validationErrors: [{ field: 'code', code: 'wrongCode' }] })
    await tried.succeeded()
    logSecurity(log, { event: 'secondStepOn', personId })
    return { codes }
  })

  bind.plain(routes.confirmPasskeys, async (_, { caller, now }) => {
    const { personId } = await confirmed(caller, now)
    const codes = await scopes.beforeSignIn(async (tx) => {
      const made = (await passkeysOf(tx, personId)).length > 0 && (await confirmPasskeys(tx, personId, now))
      if (made) await enqueueSecurityMail(enqueue, tx, { personId, kind: 'secondStepOn', at: now })
      return made
    })
    if (!codes) throw new Refusal('secondStepChanged')
    logSecurity(log, { event: 'secondStepOn', personId })
    return { codes }
  })

  bind.plain(routes.newCodes, async (_, { caller, now }) => {
    const { personId } = await confirmed(caller, now)
    return scopes.beforeSignIn(async (tx) => {
      const { since } = await secondStepOf(tx, personId)
      if (since === null) throw new Refusal('secondStepChanged')
      return { codes: await replaceCodes(tx, personId) }
    })
  })

  bind.plain(routes.end, async (_, { caller, now }) => {
    const { personId } = await confirmed(caller, now)
    const wasOn = await scopes.beforeSignIn(async (tx) => {
      const removed = await removeSecondStep(tx, personId, now)
      if (removed) await enqueueSecurityMail(enqueue, tx, { personId, kind: 'secondStepOff', at: now })
      return removed
    })
    if (wasOn) logSecurity(log, { event: 'secondStepOff', personId })
  })
}

import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { type EmailLinkDto, emailChangeRoutes as routes } from '#contract/email-change/email-change.ts'
import { limits } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { logSecurity } from '../../http/security-log.ts'
import { credentialOf } from '../account/account.store.ts'
import { emailIfAny } from '../session/contact-details.ts'
import { passwordFits } from '../session/password.ts'
import { confirmedCaller } from '../session/step-up.ts'
import { emailChangeQueue } from './email-change.queue.ts'
import { beginEmailChange, byLink, type EmailChangeRow, type Holder, waitingOf } from './email-change.store.ts'
import { advanceEmailChange } from './use-email.ts'

const shown = ({ status, email, expires_at }: EmailChangeRow, party: Holder): EmailLinkDto => ({
  party,
  status,
  email,
  expiresAt: expires_at,
})

const wrong = (code: 'sameEmail' | 'sameAsPassword') =>
  new Refusal('invalid', { validationErrors: [{ field: 'email', code }] })

/** Whether an address has an account already is never looked up: addresses name nobody. */
export const emailChangeRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, enqueue, log } = deps
  const { asks, links, window } = limits.emailChange
  const asked = throttleOn(pool, { name: 'email', tries: asks, window })
  const looked = throttleOn(pool, { name: 'email.link', tries: links, window })
  const count = (request: FastifyRequest) => looked.count(networkOf(clientAddress(request)))

  bind.plain(routes.current, async (_, { caller }) => {
    const { personId } = requireCaller(caller)
    const row = await scopes.beforeSignIn((tx) => waitingOf(tx, personId))
    return { pending: row ? { status: row.status, email: row.email, expiresAt: row.expires_at } : null }
  })

  bind.plain(routes.ask, async ({ body: { email } }, { caller, now }) => {
    const { personId } = await confirmedCaller(scopes, caller, now)
    const oldEmail = await scopes.asOwner(personId, (tx) => emailIfAny(tx, personId))
    if (oldEmail === null) throw new Refusal('notAllowed')
    if (oldEmail.toLowerCase() === email.toLowerCase()) throw wrong('sameEmail')
    const credential = await scopes.beforeSignIn((tx) => credentialOf(tx, personId))
    if (await passwordFits(credential?.password_hash, email)) throw wrong('sameAsPassword')
    await asked.count(personId)
    await scopes.beforeSignIn(async (tx) => {
      const { id, expiresAt } = await beginEmailChange(tx, { personId, email, oldEmail }, now)
      await enqueue(tx, { queue: emailChangeQueue, data: { id, what: 'links' } })
      await enqueue(tx, { queue: emailChangeQueue, data: { id, what: 'settle' }, startAfter: expiresAt })
    })
    logSecurity(log, { event: 'emailChangeAsked', personId })
  })

  bind.plain(routes.stop, async (_, { caller, now }) => {
    const { personId } = requireCaller(caller)
    const by = { actor: personId, party: 'person', mode: 'self' } as const
    const find = async (tx: Parameters<typeof waitingOf>[0]) => {
      const row = await waitingOf(tx, personId)
      return row && { row, event: { type: 'emailChange.stop', by } as const }
    }
    await advanceEmailChange(deps, find, now)
  })

  bind.plain(routes.look, async ({ body: { token } }, { request }) => {
    await count(request)
    const { row, party } = await scopes.beforeSignIn((tx) => byLink(tx, token))
    return shown(row, party)
  })

  const byHolder = (route: typeof routes.confirm | typeof routes.stopByLink, type: 'confirm' | 'stop') =>
    bind.plain(route, async ({ body: { token } }, { request, now }) => {
      await count(request)
      let party: Holder = 'newHolder'
      const row = await advanceEmailChange(
        deps,
        async (tx) => {
          const found = await byLink(tx, token)
          party = found.party
          return { row: found.row, event: { type: `emailChange.${type}`, by: { actor: null, party, mode: 'self' } } }
        },
        now,
      )
      if (!row) throw new Refusal('notAllowedNow')
      logSecurity(log, { event: 'emailChangeMoved', personId: row.person_id })
      return shown(row, party)
    })
  byHolder(routes.confirm, 'confirm')
  byHolder(routes.stopByLink, 'stop')
}

import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import { removalRoutes as routes } from '#contract/second-step/removal.ts'
import type { RemovalEvent } from '#machines/second-step-removal/removal.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { logSecurity } from '../../http/security-log.ts'
import { personOfHalf } from '../second-step/half-sign-in.ts'
import {
  askRemoval,
  lockRemoval,
  lockRemovalOf,
  moveRemoval,
  type RemovalRow,
  waitingRemovalOf,
} from '../second-step/removal.store.ts'
import { halfCookieNameOf } from '../session/first-step.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { removalMailQueue, removalQueue } from './removal.jobs.ts'

export const removalRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { scopes, config, enqueue, log } = deps
  const halfCookieName = halfCookieNameOf(config)
  const { links: tries, window } = limits.recovery
  const links = throttleOn(pool, { name: 'removal.link', tries, window })
  const network = (request: FastifyRequest) => networkOf(clientAddress(request))

  bind.plain(routes.ask, async (_, { request, now }) => {
    const { row, isNew } = await scopes.beforeSignIn(async (tx) => {
      const personId = await personOfHalf(tx, request.cookies[halfCookieName] ?? '', now)
      if (personId === null) throw new Refusal('signInOver')
      const asked = await askRemoval(tx, personId, now)
      if (asked.isNew) {
        const data = { id: asked.row.id }
        await enqueue(tx, { queue: removalMailQueue, data })
        await enqueue(tx, { queue: removalQueue, data, startAfter: asked.row.due_at })
      }
      return asked
    })
    if (isNew) logSecurity(log, { event: 'secondStepRemovalAsked', personId: row.person_id })
    return { askedAt: row.asked_at, dueAt: row.due_at }
  })

  bind.plain(routes.current, async (_, { caller }) => {
    const { personId } = requireCaller(caller)
    return { waiting: await scopes.beforeSignIn((tx) => waitingRemovalOf(tx, personId)) }
  })

  /** Returns whether the chart let it be stopped. */
  const stop = async (tx: Tx, row: RemovalRow | undefined, by: RemovalEvent['by'], now: string): Promise<boolean> => {
    if (!row || !(await moveRemoval(tx, row, { type: 'removal.stop', by }, now))) return false
    await enqueueSecurityMail(enqueue, tx, { personId: row.person_id, kind: 'secondStepKept', at: now })
    return true
  }

  // Repeating it changes nothing.
  bind.plain(routes.stop, async (_, { caller, now }) => {
    const { personId } = requireCaller(caller)
    const by = { actor: personId, party: 'person', mode: 'self' } as const
    const stopped = await scopes.beforeSignIn(async (tx) => stop(tx, await lockRemoval(tx, personId), by, now))
    if (stopped) logSecurity(log, { event: 'secondStepRemovalStopped', personId })
  })

  bind.plain(routes.stopByLink, async ({ body: { token } }, { request, now }) => {
    await links.count(network(request))
    const by = { actor: null, party: 'holder', mode: 'self' } as const
    const personId = await scopes.beforeSignIn(async (tx) => {
      const row = await lockRemovalOf(tx, token)
      return row && (await stop(tx, row, by, now)) ? row.person_id : null
    })
    if (personId === null) throw new Refusal('linkEnded')
    logSecurity(log, { event: 'secondStepRemovalStopped', personId })
  })
}

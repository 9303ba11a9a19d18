import type { Pool } from 'pg'
import { contactRoutes as routes } from '#contract/contact.ts'
import { limits } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bodyHashOf, keyOf } from '../../http/idempotency.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { keepMessage } from './contact.store.ts'

export const contactRoutes = (bind: Bind, { scopes, enqueue }: Deps, pool: Pool): void => {
  const tries = throttleOn(pool, { name: 'contact', ...limits.contact })

  bind.plain(routes.send, async ({ body: { reason, message, email } }, { request, caller, locale, now }) => {
    const press_key = keyOf(request)
    if (!caller && email === undefined)
      throw new Refusal('invalid', { validationErrors: [{ field: 'email', code: 'required' }] })
    await tries.count(caller ? caller.personId : networkOf(clientAddress(request)))
    const writer = caller ? { person_id: caller.personId, email: null } : { person_id: null, email: email ?? null }
    const idempotency = { press_key, body_hash: bodyHashOf(request), created_at: now }
    await scopes.beforeSignIn(async (tx) => {
      const id = await keepMessage(tx, { ...idempotency, ...writer, locale, reason, message })
      if (id !== null) await enqueue(tx, { queue: 'mail.contact', data: { id } })
    })
  })
}

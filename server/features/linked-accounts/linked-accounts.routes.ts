import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import { linkedAccountRoutes as routes } from '#contract/linked-accounts/linked-accounts.ts'
import { permissions } from '#contract/permissions.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller, viewerIn } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { networkOf, throttleOn } from '../../http/limits/login-throttle.ts'
import { clientAddress } from '../../http/origins/client-address.ts'
import { advance } from '../../lifecycle/advance.ts'
import { bindItem, itemNow } from '../../lifecycle/bind-item.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { browserIn } from '../session/admission.ts'
import { answerFirstStep, passFirstStep } from '../session/first-step.ts'
import { acceptCode } from './accept-code.ts'
import { beginLinkedAccount } from './linked-accounts.begin.ts'
import { linkedAccountDtoOf, linkedAccountItem } from './linked-accounts.item.ts'
import { linkedAccountLifecycle } from './linked-accounts.lifecycle.ts'
import { linkedAccountsOf, lockLinkedAccount } from './linked-accounts.store.ts'
import { keepCode } from './linked-code.ts'

export const linkedAccountRoutes = (bind: Bind, deps: Deps, pool: Pool): void => {
  const { config, scopes, clock, enqueue } = deps
  const { tries, window } = limits.linkedAccount
  const codes = throttleOn(pool, { name: 'linked-code', tries, window })

  bind.reading(routes.list, async (_input, context) => {
    if (!permissions['linkedAccount.see'](context.viewer)) throw new Refusal('notAllowed')
    const rows = await linkedAccountsOf(context.tx)
    return { items: await Promise.all(rows.map((row) => linkedAccountDtoOf(context, row))) }
  })

  bind.changing(routes.add, async ({ body }, context) =>
    linkedAccountDtoOf(context, await beginLinkedAccount(context.change, context.viewer, body)),
  )

  bindItem(bind, { get: routes.get, events: routes.events }, linkedAccountItem)

  // The answer holds a code, so it is not stored with an idempotency key; a repeated request gives another one.
  bind.plain(routes.giveCode, async ({ params: { id }, body: { version } }, { caller, locale, request }) => {
    const { sessionId, ...known } = requireCaller(caller)
    const viewer = viewerIn({ sessionId, ...known }, request)
    return scopes.asViewer(viewer, async (tx) => {
      const now = clock.now()
      const change = beginUnitOfWork(tx, viewer.familyId, now, sessionId)
      await withItem(
        () => advance(change, linkedAccountLifecycle, id, { type: 'linkedAccount.giveCode', version }, viewer),
        () => itemNow({ tx, viewer, now, locale, sessionId }, linkedAccountItem, id),
      )
      const row = await lockLinkedAccount(tx, id, 'toRead')
      if (!row?.code_until) throw new Error('a code that was given has an end')
      const code = await keepCode(tx, viewer.familyId, id, row.code_until)
      await finishUnitOfWork(change, enqueue)
      return { code, until: row.code_until }
    })
  })

  bind.plain(routes.accept, async ({ body }, { request, reply, now }) => {
    await codes.count(networkOf(clientAddress(request)))
    const step = await acceptCode(deps, body, now, async (tx, personId) =>
      passFirstStep(tx, enqueue, { personId, first: 'password' }, await browserIn(tx, request, config, now), now),
    )
    answerFirstStep(reply, deps, step)
  })
}

import { accountClosingRoutes as routes } from '#contract/account-closing/account-closing.ts'
import type { AccountClosingEvent } from '#machines/account-closing/account-closing.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { logSecurity } from '../../http/security-log.ts'
import { enqueueSecurityMail } from '../session/security-mail.ts'
import { confirmedCaller } from '../session/step-up.ts'
import { closingDtoOf, moveClosing } from './account-closing.store.ts'

const personal = (personId: string) => ({ actor: personId, party: 'person', mode: 'self' }) as const

/** Serves the end of a person's own account, whatever family they look at. */
export const accountClosingRoutes = (bind: Bind, { scopes, enqueue, log }: Deps): void => {
  bind.plain(routes.current, (_, { caller, now }) => {
    const { personId } = requireCaller(caller)
    return scopes.beforeSignIn((tx) => closingDtoOf(tx, personId, now))
  })

  type Kind = 'closingAsked' | 'closingStopped'
  /** Asking twice, or keeping an account that nobody closes, changes nothing. */
  const move = async (
    personId: string,
    type: 'accountClosing.ask' | 'accountClosing.stop',
    kind: Kind,
    now: string,
  ) => {
    const event: AccountClosingEvent = { type, by: personal(personId) }
    const run = async (tx: Tx) => {
      const moved = await moveClosing(tx, personId, event, now)
      if (moved) await enqueueSecurityMail(enqueue, tx, { personId, kind, at: now })
      return { moved, dto: await closingDtoOf(tx, personId, now) }
    }
    const { moved, dto } = await scopes.beforeSignIn(run)
    if (moved) logSecurity(log, { event: kind, personId })
    return dto
  }

  bind.plain(routes.ask, async (_, { caller, now }) => {
    const { personId } = await confirmedCaller(scopes, caller, now)
    const dto = await move(personId, 'accountClosing.ask', 'closingAsked', now)
    if (!dto.facts.own) throw new Refusal('notAllowed')
    return dto
  })

  bind.plain(routes.stop, (_, { caller, now }) => {
    const { personId } = requireCaller(caller)
    return move(personId, 'accountClosing.stop', 'closingStopped', now)
  })
}

import { devRoutes as routes } from '#contract/dev/dev.ts'
import { allFlags, type Flag } from '#contract/flags.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { demoAccounts } from '../../seed/accounts.ts'
import { cookieNameOf, cookieOptionsOf } from '../session/session.cookie.ts'
import { askerOf, setOverride } from '../session/session.flags.ts'
import { beginSession, endSession } from '../session/session.store.ts'

/** Serves developers and testers; the caller ensures that these routes do not exist in production. */
export const devRoutes = (bind: Bind, deps: Deps, jobs: Pick<Jobs, 'count'>): void => {
  const { scopes, config } = deps
  const cookieName = cookieNameOf(config)

  bind.plain(routes.testUsers, async () =>
    demoAccounts.map(({ username, name, role, family }) => ({ username, name, role, family })),
  )

  bind.plain(routes.signInAs, async ({ body }, { request, reply, now }) => {
    // Only demo accounts are allowed, because otherwise the page would open every account.
    if (!demoAccounts.some(({ username }) => username === body.username)) throw new Refusal('notFound')
    const { token } = await scopes.beforeSignIn(async (tx) => {
      const person = await tx.selectFrom('person').select('id').where('username', '=', body.username).executeTakeFirst()
      if (!person) throw new Refusal('notFound')
      const before = request.cookies[cookieName]
      if (before) await endSession(tx, before)
      return beginSession(tx, person.id, now)
    })
    reply.setCookie(cookieName, token, cookieOptionsOf(config))
  })

  bind.plain(routes.outbox, () =>
    scopes.beforeSignIn((tx) =>
      tx
        .selectFrom('outbox')
        .select(['id', 'at', 'recipient as to', 'subject', 'text', 'attachments'])
        .orderBy('at', 'desc')
        .limit(100)
        .execute(),
    ),
  )

  bind.plain(routes.jobs, () => jobs.count())

  flagRoutes(bind, deps)
}

const flagRoutes = (bind: Bind, deps: Deps): void => {
  bind.plain(routes.flags, async (_, { caller }) => {
    const { context, overrides, personId } = await askerOf(deps, requireCaller(caller))
    const dtoOf = async (flag: Flag) => ({
      flag,
      rule: await deps.flags.isOn(flag, context, {}, personId),
      own: overrides[flag] ?? null,
      on: await deps.flags.isOn(flag, context, overrides, personId),
    })
    return Promise.all(allFlags.map(dtoOf))
  })

  bind.plain(routes.setFlag, async ({ body: { flag, on } }, { caller }) => {
    const { sessionId } = requireCaller(caller)
    await deps.scopes.beforeSignIn((tx) => setOverride(tx, sessionId, flag, on))
  })
}

import { limits } from '#contract/limits.ts'
import { signInsRoutes as routes } from '#contract/sign-ins/sign-ins.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { requireCaller } from '../../http/caller.ts'
import { signInsOf } from './sign-in-history.store.ts'

export const signInHistoryRoutes = (bind: Bind, { scopes }: Deps): void =>
  bind.plain(routes.list, async ({ query: { after = null, limit = limits.page.default } }, { caller, now }) => {
    const { personId } = requireCaller(caller)
    const found = await scopes.asOwner(personId, (tx) => signInsOf(tx, personId, now, { after, limit: limit + 1 }))
    const items = found.slice(0, limit)
    return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null }
  })

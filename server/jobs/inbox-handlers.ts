import type { BankHandlers } from '../bank/inbox.ts'
import type { JobDeps } from '../deps.ts'

/** Collects the features' handlers for reports of the provider, by kind of resource. */
export const inboxHandlersOf = (deps: JobDeps): BankHandlers => {
  let handlers: BankHandlers = {}
  for (const { inbox } of deps.features) handlers = { ...handlers, ...inbox?.(deps) }
  return handlers
}

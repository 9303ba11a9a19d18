import type { BankHandlers } from '../bank/inbox.ts'
import type { Deps } from '../deps.ts'

/** The handler of each kind of thing that a provider reports on, by the feature that owns it. */
export const inboxHandlersOf = (deps: Deps): BankHandlers => {
  let handlers: BankHandlers = {}
  for (const { inbox } of deps.features) handlers = { ...handlers, ...inbox?.(deps) }
  return handlers
}

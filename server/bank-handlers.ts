import type { BankHandlers } from './bank/inbox.ts'
import type { Deps } from './deps.ts'

/** Where what a bank tells meets what it is about: the handler of each kind of thing, by the feature that owns it. */
export const bankHandlersOf = (_deps: Deps): BankHandlers => ({})

/** How a transfer of the sandbox ends: decided by the accounts and the amount it was ordered with. */
export type BankTransferEnding = 'paid' | 'failsAtOnce' | 'comesBack' | 'comesBackLate'

export type BankTransferFacts = { readonly ending: BankTransferEnding }

/** `due`: the hour has come at which the next thing happens to it. */
export type BankTransferEvent = { readonly type: 'bankTransfer.due' } | { readonly type: 'bankTransfer.cancel' }

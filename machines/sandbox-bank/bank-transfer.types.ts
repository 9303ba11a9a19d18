/** How a transfer of the sandbox ends, decided by its accounts and its amount. */
export type BankTransferEnding = 'paid' | 'failsAtOnce' | 'comesBack' | 'comesBackLate'

export type BankTransferFacts = { readonly ending: BankTransferEnding }

/** `due`: the next event of the transfer happens at this time. */
export type BankTransferEvent = { readonly type: 'bankTransfer.due' } | { readonly type: 'bankTransfer.cancel' }

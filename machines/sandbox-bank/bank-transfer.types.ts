/** The ending of a transfer in the sandbox, which its accounts and its amount decide. */
export type BankTransferEnding = 'paid' | 'failsAtOnce' | 'comesBack' | 'comesBackLate'

export type BankTransferFacts = { readonly ending: BankTransferEnding }

/** `due`: the next event of the transfer happens at this time. */
export type BankTransferEvent = { readonly type: 'bankTransfer.due' } | { readonly type: 'bankTransfer.cancel' }

import type { BankTransferEvent, BankTransferFacts } from './bank-transfer.types.ts'

/** A walk begins with one transfer for each ending. */
export const bankTransferBegins: readonly BankTransferFacts[] = [
  { ending: 'paid' },
  { ending: 'failsAtOnce' },
  { ending: 'comesBack' },
  { ending: 'comesBackLate' },
]

export const bankTransferEvents: readonly BankTransferEvent[] = [
  { type: 'bankTransfer.due' },
  { type: 'bankTransfer.cancel' },
]

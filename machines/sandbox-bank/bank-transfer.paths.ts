import type { BankTransferEvent, BankTransferFacts } from './bank-transfer.types.ts'

/** Where a walk may begin: one transfer for each way to end. */
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

import { setup } from 'xstate'
import type { Meta } from '../shared/turn.ts'
import type { BankTransferEnding, BankTransferEvent, BankTransferFacts } from './bank-transfer.types.ts'

export const bankTransferSetup = setup({
  types: {
    context: {} as BankTransferFacts,
    events: {} as BankTransferEvent,
    input: {} as BankTransferFacts,
    meta: {} as Meta,
  },
  guards: {
    ends: ({ context }, ending: BankTransferEnding) => context.ending === ending,
  },
})

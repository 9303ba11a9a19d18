import { setup } from 'xstate'
import type { Meta } from '../shared/turn.ts'
import type { BankCustomerEvent, BankCustomerFacts, BankCustomerPlan } from './bank-customer.types.ts'

export const bankCustomerSetup = setup({
  types: {
    context: {} as BankCustomerFacts,
    events: {} as BankCustomerEvent,
    input: {} as BankCustomerFacts,
    meta: {} as Meta,
  },
  guards: {
    planned: ({ context }, plans: readonly BankCustomerPlan[]) => plans.includes(context.plan),
  },
})

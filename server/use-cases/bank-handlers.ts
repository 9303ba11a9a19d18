import type { BankHandlers } from '../bank/inbox.ts'
import type { Deps } from '../deps.ts'
import { customerFact } from '../features/payment-accounts/payment-accounts.jobs.ts'
import { transfersOf } from './transfers.ts'

/** Where what a bank tells meets what it is about: the handler of each kind of thing, by the feature that owns it. */
export const bankHandlersOf = (deps: Deps): BankHandlers => {
  const follow = transfersOf(deps)
  return {
    customer: customerFact(deps),
    transfer: ({ familyId, entityId }) => follow({ familyId, paymentId: entityId }),
  }
}

import type { Viewer } from '#server/db/tenancy.ts'
import { beginPayment } from '#server/features/payments/payments.lifecycle.ts'
import { advance } from '#server/lifecycle/advance.ts'
import { beginChange, type Change, finishChange } from '#server/lifecycle/change.ts'
import { paymentLifecycle } from '#server/lifecycles.ts'
import type { Household } from './family.ts'
import type { Server } from './server.ts'

type BankFact = 'payment.processing' | 'payment.paid' | 'payment.failed' | 'payment.returned'

/** What never comes over HTTP: transfers begin and their fates arrive through the same doors as the provider's will. */
export const bankOf = ({ deps }: Server, { familyId, personOf }: Household) => {
  const { doors, clock, enqueue } = deps
  const finished = async <T>(tx: Change['tx'], run: (change: Change) => Promise<T>): Promise<T> => {
    const change = beginChange(tx, familyId, clock.now())
    const result = await run(change)
    await finishChange(change, enqueue)
    return result
  }
  const payer = personOf('other').id
  const viewer: Viewer = { personId: payer, familyId, viewpoint: payer, standing: 'parent', mode: 'self' }
  return {
    /** Dana sends this much of an expense by bank transfer. The payment's id. */
    transfer: (expenseId: string, amount: number): Promise<string> =>
      doors.forViewer(viewer, (tx) =>
        finished(tx, async (change) => {
          const parties = { payerId: payer, receiverId: personOf('creator').id }
          const plan = {
            method: 'bank',
            later: false,
            number: null,
            note: null,
            bankAccountId: null,
            ...parties,
          } as const
          const allocations = [{ expenseId, amount }]
          return (await beginPayment(change, paymentLifecycle, { ...plan, allocations }, viewer)).id
        }),
      ),
    says: (paymentId: string, type: BankFact): Promise<void> =>
      doors.forSystem(familyId, (tx) =>
        finished(tx, (change) => advance(change, paymentLifecycle, paymentId, { type }, 'bank')),
      ),
  }
}
export type Bank = ReturnType<typeof bankOf>

import { bankEligibilityOf } from '../features/payment-accounts/payment-accounts.standing.ts'
import { rejectionReasonFor, type Sending, type SendingPorts } from '../features/payments/payments.sending.ts'
import { Refusal } from '../http/refusal.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { planOf } from '../plans/plan-of.ts'

const accountsOf: SendingPorts['accountsOf'] = (tx, personId) =>
  tx
    .selectFrom('bank_account')
    .select(['id', 'name', 'last4'])
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .where('ref', 'is not', null)
    .orderBy('preferred', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .execute()

/** What accounts and plans say of those who send each other money. */
export const sendingPorts: SendingPorts = { standingOf: bankEligibilityOf, accountsOf, planOf }

/** @throws {Refusal} what stands in the way of sending this now; under a lock that lasts until the change is finished */
export const mustBeSendable = async ({ tx, now }: UnitOfWork, sending: Sending): Promise<void> => {
  const hindrance = await rejectionReasonFor(tx, sendingPorts, sending, now)
  if (hindrance) throw new Refusal(hindrance)
}

import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { leftOn, planAllows } from '#contract/plans.ts'
import { mostPerTransfer } from '#domain/sending-limits.ts'
import { dateIn, type PlainDate } from '#domain/time.ts'
import type { RejectionReason } from '#machines/payments/payment.types.ts'
import { businessDaysAfter, leavesOn } from '../../bank/business-days.ts'
import { offersTransfers } from '../../bank/offered.ts'
import { countryOf } from '../../db/country.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Reading } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { planOf } from '../../plans/plan-of.ts'
import { bankEligibilityOf, sendingAccountsOf } from '../payment-accounts/payment-accounts.eligibility.ts'
import { wasConfirmed } from '../session/step-up.ts'
import { countInMonthOf, countPaid, transfersSentBy, zoneOf } from './payments.counted.ts'
import { lockPayer, mustBeUsual, usualLeft } from './payments.usual.ts'

type Parties = { readonly payerId: string; readonly receiverId: string }
type Planning = Parties & { readonly bankAccountId: string }
/** `on` is the day of a planned payment in its payer's zone; a transfer without one counts today. */
export type Sending = Planning & { readonly amount: number; readonly on?: PlainDate | null }

const accountRejectionReason = async (tx: Tx, sending: Planning): Promise<RejectionReason | null> => {
  const { payerId, receiverId, bankAccountId } = sending
  const { canSend } = await bankEligibilityOf(tx, payerId)
  const accounts = canSend ? await sendingAccountsOf(tx, payerId) : []
  if (!accounts.some(({ id }) => id === bankAccountId)) return 'accountCannotSend'
  const { canReceive } = await bankEligibilityOf(tx, receiverId)
  return canReceive ? null : 'otherCannotReceive'
}

/** Returns why nothing can be sent at all, now or later; null when it can. */
export const rejectionReasonForAny = async (tx: Tx, sending: Planning): Promise<RejectionReason | null> => {
  return (await offersTransfers(tx)) ? accountRejectionReason(tx, sending) : 'bankNotServed'
}

/**
 * Returns why this amount cannot be sent now; null when it can. It holds a lock until the transaction ends, so that the
 * counts are still true when the transfer is written.
 */
export const rejectionReasonFor = async (tx: Tx, sending: Sending, now: string): Promise<RejectionReason | null> => {
  await lockPayer(tx, sending.payerId)
  if (!(await offersTransfers(tx))) return 'bankNotServed'
  const reason = await accountRejectionReason(tx, sending)
  if (reason) return reason
  const zone = await zoneOf(tx, sending.payerId)
  const sent = await transfersSentBy(tx, sending.payerId, zone)
  const plan = await planOf(tx, sending.payerId)
  const used = countInMonthOf(sent, sending.on ?? dateIn(now, zone))
  if (!planAllows(plan, 'outgoingPayments', used)) return 'planPayments'
  return sending.amount > mostPerTransfer(countPaid(sent)) ? 'sendingLimit' : null
}

/**
 * @throws {Refusal} the reason why this cannot be sent now, or passwordNeeded for an unusual sum; its lock lasts until
 * the transaction ends
 */
export const mustBeSendable = async (change: UnitOfWork, sending: Sending): Promise<void> => {
  const reason = await rejectionReasonFor(change.tx, sending, change.now)
  if (reason) throw new Refusal(reason)
  await mustBeUsual(change, sending)
}

/** The bank states one to two business days, which begin when the transfer leaves: on a weekend, only on Monday. */
export const arrivalOf = (now: string): SendingEligibilityDto['arrives'] => {
  const left = leavesOn(now)
  return { from: businessDaysAfter(left, 1), to: businessDaysAfter(left, 2) }
}

/** Returns what prevents sending and how much may be sent, so that a screen can show it in advance. */
export const sendingEligibilityOf = async (
  tx: Tx,
  serves: (country: string) => boolean,
  { payerId, receiverId }: Parties,
  { now, sessionId }: Pick<Reading, 'now' | 'sessionId'>,
): Promise<SendingEligibilityDto> => {
  const zone = await zoneOf(tx, payerId)
  const sent = await transfersSentBy(tx, payerId, zone)
  const { canSend } = await bankEligibilityOf(tx, payerId)
  const { canReceive } = await bankEligibilityOf(tx, receiverId)
  const used = countInMonthOf(sent, dateIn(now, zone))
  return {
    served: serves(await countryOf(tx)),
    canSend,
    otherCanReceive: canReceive,
    accounts: await sendingAccountsOf(tx, payerId),
    planLeft: leftOn(await planOf(tx, payerId), 'outgoingPayments', used),
    now: mostPerTransfer(countPaid(sent)),
    withoutPassword: (await wasConfirmed({ tx, sessionId, now })) ? null : await usualLeft(tx, payerId, now),
    arrives: arrivalOf(now),
  }
}

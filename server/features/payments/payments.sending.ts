import { sql } from 'kysely'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { leftOn, planAllows } from '#contract/plans.ts'
import { bankServes, type SentTransfer, sendableAfter } from '#domain/sending-limits.ts'
import { dateIn, instantOf } from '#domain/time.ts'
import type { RejectionReason } from '#machines/payments/payment.types.ts'
import { businessDaysAfter } from '../../bank/business-days.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { planOf } from '../../plans/plan-of.ts'
import { bankEligibilityOf, sendingAccountsOf } from '../payment-accounts/payment-accounts.eligibility.ts'
import { transfersThatAre } from './payments.facts.ts'

type Parties = { readonly payerId: string; readonly receiverId: string }
type Planning = Parties & { readonly bankAccountId: string }
export type Sending = Planning & { readonly amount: number }

/** Makes a payer's transfers wait for each other, so that one limit applies to two browsers. */
const lockPayer = (tx: Tx, payerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sending ${payerId}`}, 0))`.execute(tx)

/** Returns every transfer that one parent sent to the other. Transfers that failed or were stopped in time do not count. */
export const sentBy = async (tx: Tx, payerId: string): Promise<SentTransfer[]> => {
  const rows = await tx
    .selectFrom('payment')
    .select(['sent_at', 'amount'])
    .where('payer_id', '=', payerId)
    .where('sent_at', 'is not', null)
    .where('status', 'not in', transfersThatAre('over'))
    .execute()
  return rows.flatMap(({ sent_at, amount }) => (sent_at === null ? [] : [{ at: sent_at, amount }]))
}

/** Plans count by calendar month in the family's zone. */
const sentThisMonth = (sent: readonly SentTransfer[], zone: string, now: string): number => {
  const begin = instantOf(`${dateIn(now, zone).slice(0, 7)}-01T00:00`, zone)
  return sent.filter(({ at }) => at >= begin).length
}

const familyOf = (tx: Tx) => tx.selectFrom('family').select(['country', 'time_zone']).executeTakeFirstOrThrow()

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
  const { country } = await familyOf(tx)
  return bankServes(country) ? accountRejectionReason(tx, sending) : 'bankNotServed'
}

/**
 * Returns why this amount cannot be sent now; null when it can. It holds a lock until the transaction ends, so that the
 * counts are still true when the transfer is written.
 */
export const rejectionReasonFor = async (tx: Tx, sending: Sending, now: string): Promise<RejectionReason | null> => {
  await lockPayer(tx, sending.payerId)
  const { country, time_zone } = await familyOf(tx)
  if (!bankServes(country)) return 'bankNotServed'
  const reason = await accountRejectionReason(tx, sending)
  if (reason) return reason
  const sent = await sentBy(tx, sending.payerId)
  const plan = await planOf(tx, sending.payerId)
  if (!planAllows(plan, 'outgoingPayments', sentThisMonth(sent, time_zone, now))) return 'planPayments'
  return sending.amount > sendableAfter(sent, now).now ? 'sendingLimit' : null
}

/** @throws {Refusal} the reason why this cannot be sent now; its lock lasts until the transaction ends */
export const mustBeSendable = async ({ tx, now }: UnitOfWork, sending: Sending): Promise<void> => {
  const reason = await rejectionReasonFor(tx, sending, now)
  if (reason) throw new Refusal(reason)
}

/** The bank states one to two business days. */
const arrivalOf = (today: string): SendingEligibilityDto['arrives'] => ({
  from: businessDaysAfter(today, 1),
  to: businessDaysAfter(today, 2),
})

/** Returns what prevents sending and how much may be sent, so that a screen can show it in advance. */
export const sendingEligibilityOf = async (
  tx: Tx,
  serves: (country: string) => boolean,
  { payerId, receiverId }: Parties,
  now: string,
): Promise<SendingEligibilityDto> => {
  const { country, time_zone } = await familyOf(tx)
  const sent = await sentBy(tx, payerId)
  const { canSend } = await bankEligibilityOf(tx, payerId)
  const { canReceive } = await bankEligibilityOf(tx, receiverId)
  const { now: sendable, later } = sendableAfter(sent, now)
  const used = sentThisMonth(sent, time_zone, now)
  return {
    served: serves(country),
    canSend,
    otherCanReceive: canReceive,
    accounts: await sendingAccountsOf(tx, payerId),
    planLeft: leftOn(await planOf(tx, payerId), 'outgoingPayments', used),
    now: sendable,
    later: [...later],
    arrives: arrivalOf(dateIn(now, 'America/New_York')),
  }
}

import { addMs, epochOf, type Instant, isBefore } from '#domain/time.ts'
import type { Failure } from '#machines/payments/payment.types.ts'
import type { BankRefusal, TransferState, TransferStatus } from '../../bank/provider.ts'
import { lastReturnAt } from '../../bank/return-window.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { Command } from '../../lifecycle/lifecycle.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { countsAs, isStopping } from './payments.facts.ts'
import type { PaymentLifecycle } from './payments.lifecycle.ts'
import { isOver } from './payments.order.ts'
import { lockPayment, type PaymentRow } from './payments.store.ts'
import { lookAgain, lookAtOnce, transferOf } from './payments.transfer.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Fact = Command & { readonly failure?: Failure; readonly returnCode?: string | null }

/** Translates the bank's state of a transfer to an event of the payment; null when nothing is new. */
const factOf = ({ status, returnCode }: TransferState, was: PaymentRow['status']): Fact | null => {
  const facts: Readonly<Record<TransferStatus, Fact | null>> = {
    pending: null,
    inProcess: { type: 'payment.processing' },
    paid: { type: 'payment.paid' },
    failed: { type: 'payment.failed', failure: returnCode === null ? 'network' : 'bankRefused' },
    returned: { type: 'payment.returned', returnCode },
    // A cancellation that nobody here asked for was the bank's own.
    cancelled: isStopping(was) ? { type: 'payment.stopped' } : { type: 'payment.failed', failure: 'bankRefused' },
  }
  return facts[status]
}

const failureOf: Readonly<Record<BankRefusal['reason'], Failure>> = {
  balanceTooLow: 'balanceTooLow',
  overLimit: 'providerLimit',
  suspended: 'accountCannotSend',
  cannotReceive: 'otherCannotReceive',
  notServed: 'bankNotServed',
  invalidDetails: 'bankRefused',
  duplicate: 'bankRefused',
  unknown: 'bankRefused',
}

/** Ignores a refusal by the chart, because the report was repeated or late. */
const unlessKnown = async (run: Promise<void>): Promise<void> => {
  await run.catch((error: unknown) => {
    if (!(error instanceof LifecycleRefusal && error.code === 'notAllowedNow')) throw error
  })
}

/** A return is known within a day, the minute of the sweep included. */
const untilReturnLook = 23 * hour

/**
 * Returns when to ask again about a paid transfer: once a day until no return is possible. The bank may report the last
 * possible return some hours after the banks have opened, so one day is added. `paid` is when we learned of it, which
 * is never earlier than its arrival.
 */
const nextLookForReturn = (paid: Instant, now: Instant, pause: number): Instant | null =>
  isBefore(now, addMs(lastReturnAt(paid), day)) ? addMs(now, pause) : null

const isPaid = (row: PaymentRow | undefined): row is PaymentRow => row !== undefined && countsAs(row.status, 'settled')

/** Asks the bank once a day while its answer is missing or may still change, in case a webhook was lost. */
const nextLook = ({ status }: TransferState, row: PaymentRow | undefined, now: Instant): Instant | null => {
  if (status === 'pending' || status === 'inProcess') return addMs(now, day)
  return status === 'paid' && isPaid(row) ? nextLookForReturn(row.changed_at, now, untilReturnLook) : null
}

/** Applies a state that the bank reported; reports may be repeated and in any order. */
export const takeState = async (
  change: UnitOfWork,
  lifecycle: PaymentLifecycle,
  paymentId: string,
  state: TransferState,
): Promise<void> => {
  const row = await lockPayment(change.tx, paymentId, 'toWrite')
  if (!row) return
  const fact = factOf(state, row.status)
  if (fact) await unlessKnown(advance(change, lifecycle, paymentId, fact, 'bank'))
  const moved = await lockPayment(change.tx, paymentId, 'toRead')
  await lookAgain(change.tx, paymentId, nextLook(state, moved, change.now))
}

/**
 * Records that the bank took the order. A request to stop it meanwhile is sent next. An order whose payment is over
 * here, because this process stood still for a day, is cancelled again.
 */
export const takeOrder = async (
  change: UnitOfWork,
  lifecycle: PaymentLifecycle,
  paymentId: string,
  state: TransferState,
): Promise<void> => {
  await takeState(change, lifecycle, paymentId, state)
  const row = await lockPayment(change.tx, paymentId, 'toRead')
  if (row && (isStopping(row.status) || isOver(row))) await lookAtOnce(change, paymentId)
}

const moving: readonly TransferStatus[] = ['pending', 'inProcess', 'paid']

/** Says whether the bank moves money for a payment that is over here and could not be cancelled. */
export const movesInVain = async (
  { tx }: UnitOfWork,
  paymentId: string,
  { status }: TransferState,
): Promise<boolean> => {
  const row = await lockPayment(tx, paymentId, 'toRead')
  return row !== undefined && isOver(row) && moving.includes(status)
}

/** Records that the bank refused to send it, so nothing was sent. */
export const takeRefusal = async (
  change: UnitOfWork,
  lifecycle: PaymentLifecycle,
  paymentId: string,
  reason: BankRefusal['reason'],
): Promise<void> => {
  const fact: Fact = { type: 'payment.failed', failure: failureOf[reason] }
  await unlessKnown(advance(change, lifecycle, paymentId, fact, 'bank'))
  await lookAgain(change.tx, paymentId, null)
}

const waited = async ({ tx, now }: UnitOfWork, paymentId: string): Promise<number> => {
  const { asked_at } = await transferOf(tx, paymentId)
  return asked_at === null ? 0 : epochOf(now) - epochOf(asked_at)
}

/**
 * Schedules the same request again after a missing answer: soon at first, hourly in the end. A paid transfer is asked
 * about no longer than a return is possible.
 */
export const takeSilence = async (change: UnitOfWork, paymentId: string): Promise<void> => {
  const { tx, now } = change
  const pause = Math.min(hour, Math.max(minute, await waited(change, paymentId)))
  const row = await lockPayment(tx, paymentId, 'toRead')
  await lookAgain(tx, paymentId, isPaid(row) ? nextLookForReturn(row.changed_at, now, pause) : addMs(now, pause))
}

/** Records that the bank never received the order. It is not sent any more, so no money has moved or will move. */
export const takeAbsence = async (
  change: UnitOfWork,
  lifecycle: PaymentLifecycle,
  paymentId: string,
): Promise<void> => {
  const row = await lockPayment(change.tx, paymentId, 'toWrite')
  const fact: Fact =
    row && isStopping(row.status) ? { type: 'payment.stopped' } : { type: 'payment.failed', failure: 'network' }
  await unlessKnown(advance(change, lifecycle, paymentId, fact, 'bank'))
  await lookAgain(change.tx, paymentId, null)
}

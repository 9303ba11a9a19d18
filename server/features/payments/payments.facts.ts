import { type PaymentStatus, paymentStatuses } from '#contract/payments/payments.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { Counts, PaymentMeta, TransferStage } from '#machines/payments/payment.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'

/** Maps a payment's status to the bucket of its expense's facts, as the payment's chart says. */
export const countsOf: Readonly<Record<string, Counts>> = Object.fromEntries(
  paymentStatuses.map((status) => [status, metaOfLeaf<PaymentMeta>(paymentMachine, status).counts]),
)

/** Lists the statuses whose allocations count in one bucket, for sums in SQL. */
export const statusesThat = (counts: Counts): PaymentStatus[] =>
  paymentStatuses.filter((status) => countsOf[status] === counts)

/** Says whether a payment in this status counts in a bucket. */
export const countsAs = (status: PaymentStatus, counts: Counts): boolean => countsOf[status] === counts

/** Says whether a payment in this status waits for an answer of one of the parents. */
export const asksSomebody = (status: PaymentStatus): boolean =>
  metaOfLeaf(paymentMachine, status).turns.some((whose) => whose === 'receiver' || whose === 'payer')

const stopOf = (status: PaymentStatus) => metaOfLeaf<PaymentMeta>(paymentMachine, status).stop

/** Says whether the payer asked to stop it and the bank has not answered. */
export const isStopping = (status: PaymentStatus): boolean => stopOf(status) === 'asked'

/** Lists the statuses of payments that were stopped. */
export const stoppedStatuses: readonly PaymentStatus[] = paymentStatuses.filter((status) => stopOf(status) === 'done')

/** Lists the statuses of transfers in these stages with the bank. */
export const transfersThatAre = (...stages: readonly TransferStage[]): PaymentStatus[] =>
  paymentStatuses.filter((status) => {
    const { transfer } = metaOfLeaf<PaymentMeta>(paymentMachine, status)
    return transfer !== undefined && stages.includes(transfer)
  })

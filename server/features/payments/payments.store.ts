import { type Selectable, sql } from 'kysely'
import type { CheckMeans, PaymentStatus } from '#contract/payments/payments.ts'
import type { ReturnCode } from '#domain/return-codes.ts'
import type { Failure, PaymentMethod } from '#machines/payments/payment.types.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { paidItems } from './payments.paid.ts'

export type PaymentRow = Selectable<Schema['payment']>

/** The start of a waiting payment: the day in the payer's zone, and its instant. */
export type PlannedStart = { readonly on: string; readonly at: string; readonly seriesId: string | null }

export type NewPayment = {
  readonly familyId: string
  readonly id: string
  readonly status: PaymentStatus
  readonly method: PaymentMethod
  readonly later: boolean
  readonly amount: number
  readonly number: string | null
  readonly means: CheckMeans | null
  readonly handedOn: string | null
  readonly note: string | null
  readonly payerId: string
  readonly receiverId: string
  readonly bankAccountId: string | null
  readonly sentAt: string | null
  readonly now: string
  /** Set for a payment that waits for a date. */
  readonly planned?: PlannedStart | null
  readonly allocations: readonly { readonly expenseId: string; readonly amount: number }[]
}

export const insertPayment = async (tx: Tx, payment: NewPayment): Promise<PaymentRow> => {
  const { familyId: family_id, id, now, allocations } = payment
  const row = await tx
    .insertInto('payment')
    .values({
      family_id,
      id,
      status: payment.status,
      version: 1,
      method: payment.method,
      later: payment.later,
      amount: payment.amount,
      number: payment.number,
      means: payment.means,
      handed_on: payment.handedOn,
      note: payment.note,
      reason: null,
      payer_id: payment.payerId,
      receiver_id: payment.receiverId,
      bank_account_id: payment.bankAccountId,
      sent_at: payment.sentAt,
      failure: null,
      return_code: null,
      series_id: payment.planned?.seriesId ?? null,
      start_on: payment.planned?.on ?? null,
      start_at: payment.planned?.at ?? null,
      audience: null,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (allocations.length === 0) return row
  await tx
    .insertInto('allocation')
    .values(
      allocations.map(({ expenseId, amount }) => ({
        family_id,
        payment_id: id,
        expense_id: expenseId,
        amount,
        audience: null,
      })),
    )
    .execute()
  return row
}

/** Locks what the payment pays, then the payment, always in this order, to avoid deadlocks. */
export const lockPayment = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<PaymentRow | undefined> => {
  const query = tx.selectFrom('payment').selectAll().where('id', '=', id)
  if (how === 'toRead') return query.executeTakeFirst()
  for (const { lock } of paidItems.parts()) await lock(tx, id)
  return query.forUpdate().executeTakeFirst()
}

export const writePayment = async (
  tx: Tx,
  { id }: PaymentRow,
  next: { status: PaymentStatus; version: number; changedAt: string },
): Promise<void> => {
  await tx
    .updateTable('payment')
    .set({
      status: next.status,
      version: next.version,
      changed_at: next.changedAt,
      change_order: sql<number>`nextval('payment_change')`,
    })
    .where('id', '=', id)
    .execute()
}

export const setReason = async (tx: Tx, paymentId: string, reason: string): Promise<void> => {
  await tx.updateTable('payment').set({ reason }).where('id', '=', paymentId).execute()
}

export const setFailure = async (tx: Tx, paymentId: string, failure: Failure): Promise<void> => {
  await tx.updateTable('payment').set({ failure }).where('id', '=', paymentId).execute()
}

export const setReturnCode = async (tx: Tx, paymentId: string, return_code: ReturnCode): Promise<void> => {
  await tx.updateTable('payment').set({ return_code }).where('id', '=', paymentId).execute()
}

export const setSentAt = async (tx: Tx, paymentId: string, sent_at: string): Promise<void> => {
  await tx.updateTable('payment').set({ sent_at }).where('id', '=', paymentId).execute()
}

/** Returns the recorded columns. The payer's account is recorded in a stream of the payer's own; see `payments.accounts.ts`. */
export const paymentColumnsOf = (row: PaymentRow) => ({
  method: row.method,
  later: row.later,
  amount: row.amount,
  number: row.number,
  means: row.means,
  handed_on: row.handed_on,
  note: row.note,
  reason: row.reason,
  payer_id: row.payer_id,
  receiver_id: row.receiver_id,
  sent_at: row.sent_at,
  failure: row.failure,
  return_code: row.return_code,
  series_id: row.series_id,
  start_on: row.start_on,
  start_at: row.start_at,
  created_at: row.created_at,
})

import type { PaymentDto } from '#contract/payments/payments.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'
import type { NoticeSubject, SubjectsOf } from '../feature.ts'
import type { PaymentRow } from './payments.store.ts'

/** Describes the paid items as a payment's readers see them, by the payment's id. */
export type Paid = Partial<Pick<PaymentDto, 'allocations' | 'ledgerId'>>

/** The functions that payments require of an area whose rows they pay. Each payment pays rows of one area only. */
export type PaidItem = {
  /** Locks the rows that a payment pays before the payment, always in this order, to avoid deadlocks. */
  readonly lock: (tx: Tx, paymentId: string) => Promise<void>
  readonly describe: (tx: Tx, paymentIds: readonly string[]) => Promise<ReadonlyMap<string, Paid>>
  /** Returns the subjects of notices of payments, by the payment's id. */
  readonly subjects: SubjectsOf
  /**
   * Returns how much of each payment its rows could take, including its own share, in minor units; payments that pay none
   * of them are left out.
   */
  readonly payable?: (tx: Tx, rows: readonly PaymentRow[]) => Promise<ReadonlyMap<string, number>>
  /** Returns how much of a waiting payment its rows take now, in minor units. */
  readonly takesNow?: (tx: Tx, row: Pick<PaymentRow, 'id' | 'amount'>, now: string) => Promise<number>
}

export const paidItems: ExtensionPoint<PaidItem> = extensionPoint()

/** Runs what follows in other areas when a payment has moved, in the order of the features. */
export const paymentReactions: ExtensionPoint<(change: UnitOfWork, row: PaymentRow) => Promise<void>> = extensionPoint()

export const paymentSubjects: SubjectsOf = async (tx, personId, ids) => {
  const found = new Map<string, Partial<NoticeSubject>>()
  for (const { subjects } of paidItems.parts())
    for (const [id, subject] of await subjects(tx, personId, ids)) found.set(id, subject)
  return found
}

/** Counts what each payment could be. One that no area limits may have any amount, since the excess pays the next due. */
export const payableBeside = async (tx: Tx, rows: readonly PaymentRow[]): Promise<(row: PaymentRow) => number> => {
  const found = new Map<string, number>()
  for (const { payable } of paidItems.parts())
    for (const [id, amount] of (await payable?.(tx, rows)) ?? []) found.set(id, amount)
  return ({ id, amount }) => found.get(id) ?? amount
}

export const takenNow = async (tx: Tx, row: PaymentRow, now: string): Promise<number> => {
  let least = row.amount
  for (const { takesNow } of paidItems.parts()) if (takesNow) least = Math.min(least, await takesNow(tx, row, now))
  return least
}

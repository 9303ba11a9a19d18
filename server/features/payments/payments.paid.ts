import type { PaymentDto } from '#contract/payments/payments.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'
import type { NoticeSubject, SubjectsOf } from '../feature.ts'
import type { PaymentRow } from './payments.store.ts'

/** Of a payment, by its id, what it pays as its readers see it. */
export type Paid = Partial<Pick<PaymentDto, 'allocations' | 'ledgerId'>>

/** What payments ask of an area whose rows they pay. Each payment pays rows of one area alone. */
export type PaidThing = {
  /** Locks the rows that a payment pays, before the payment: the same order everywhere. */
  readonly lock: (tx: Tx, paymentId: string) => Promise<void>
  readonly describe: (tx: Tx, paymentIds: readonly string[]) => Promise<ReadonlyMap<string, Paid>>
  /** What the notices of payments are about, by the payment's id. */
  readonly subjects: SubjectsOf
  /** How much of a payment its rows could take, its own share included, in minor units; null when it pays none of them. */
  readonly payable?: (tx: Tx, row: PaymentRow) => Promise<number | null>
  /** How much of a payment that waits for its day its rows take now, in minor units. */
  readonly takesNow?: (tx: Tx, row: Pick<PaymentRow, 'id' | 'amount'>, now: string) => Promise<number>
}

export const paidThings: ExtensionPoint<PaidThing> = extensionPoint()

/** What follows in other areas once a payment has moved, in the order of the features. */
export const paymentReactions: ExtensionPoint<(change: UnitOfWork, row: PaymentRow) => Promise<void>> = extensionPoint()

export const paymentSubjects: SubjectsOf = async (tx, personId, ids) => {
  const found = new Map<string, Partial<NoticeSubject>>()
  for (const { subjects } of paidThings.parts())
    for (const [id, subject] of await subjects(tx, personId, ids)) found.set(id, subject)
  return found
}

/** What is not among an area's rows takes any amount, since what is over waits for the next due. */
export const payableBeside = async (tx: Tx, row: PaymentRow): Promise<number> => {
  for (const { payable } of paidThings.parts()) {
    const amount = await payable?.(tx, row)
    if (typeof amount === 'number') return amount
  }
  return row.amount
}

export const takenNow = async (tx: Tx, row: PaymentRow, now: string): Promise<number> => {
  let least = row.amount
  for (const { takesNow } of paidThings.parts()) if (takesNow) least = Math.min(least, await takesNow(tx, row, now))
  return least
}

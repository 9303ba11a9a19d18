import { epochOf } from '#domain/time.ts'
import type { Failure } from '#machines/payments/payment.types.ts'
import type { Ref, TransferOrder } from '../../bank/provider.ts'
import type { Tx } from '../../db/tenancy.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { recordOrder } from './payments.accounts.ts'
import { isStopping, transfersThatAre } from './payments.facts.ts'
import type { PaymentLifecycle } from './payments.lifecycle.ts'
import { lockPayment, type PaymentRow } from './payments.store.ts'
import { keepOrder, lookAgain, transferOf } from './payments.transfer.ts'

/** The access to accounts and to the bank's own ids. It is composed in `payments.transfers.ts`; tests pass their own. */
export type OrderPorts = {
  /** Returns the transfer at the bank once it is known. `here` is false at a provider that is no longer used. */
  readonly transferAt: (tx: Tx, paymentId: string) => Promise<{ readonly ref: Ref; readonly here: boolean } | null>
  readonly accountRef: (tx: Tx, bankAccountId: string) => Promise<Ref | null>
  /** Returns the account on which this person wishes to receive. */
  readonly preferredAccount: (tx: Tx, personId: string) => Promise<string | null>
}

/** The next request to the bank about one transfer. */
export type Question =
  | { readonly ask: 'transfer'; readonly order: TransferOrder }
  | { readonly ask: 'find'; readonly order: TransferOrder }
  | { readonly ask: 'cancel' | 'read'; readonly ref: Ref }

/** Banks recognise an order by its key for a day; one hour is left for clock differences and for delays. */
const repeatable = 23 * 3_600_000

const unsent: readonly PaymentRow['status'][] = transfersThatAre('unsent')
const followed: readonly PaymentRow['status'][] = transfersThatAre('unsent', 'followed')
/** Lists statuses of payments that are over without money having moved. If the bank took the order after all, it must cancel it. */
const over: readonly PaymentRow['status'][] = transfersThatAre('over')
export const isOver = ({ status }: Pick<PaymentRow, 'status'>): boolean => over.includes(status)

/** Ends a payment of which the bank never heard. */
const end = async (change: UnitOfWork, lifecycle: PaymentLifecycle, id: string, fact: object & { type: string }) => {
  await advance(change, lifecycle, id, fact, 'bank')
  await lookAgain(change.tx, id, null)
  return null
}

const failed = (failure: Failure) => ({ type: 'payment.failed', failure })

const orderOf = async (change: UnitOfWork, lifecycle: PaymentLifecycle, ports: OrderPorts, row: PaymentRow) => {
  const { tx, now } = change
  const { asked_at, to_account_id } = await transferOf(tx, row.id)
  if (isStopping(row.status) && asked_at === null) return end(change, lifecycle, row.id, { type: 'payment.stopped' })
  const from = row.bank_account_id && (await ports.accountRef(tx, row.bank_account_id))
  if (!from) return end(change, lifecycle, row.id, failed('accountCannotSend'))
  const toId = to_account_id ?? (await ports.preferredAccount(tx, row.receiver_id))
  const to = toId && (await ports.accountRef(tx, toId))
  if (!to) return end(change, lifecycle, row.id, failed('otherCannotReceive'))
  const order = { to_account_id: toId, asked_at: asked_at ?? now }
  await keepOrder(tx, row.id, order)
  if (asked_at === null) recordOrder(change, row.id, row.receiver_id, order)
  const repeats = asked_at === null || epochOf(now) - epochOf(asked_at) < repeatable
  return { ask: repeats ? 'transfer' : 'find', order: { from, to, amount: row.amount, key: row.id } } as const
}

/**
 * Returns the next request to the bank about a transfer; null when there is none. It also ends payments that need no
 * request: one that was stopped before the bank was asked, and one without a usable account, which fails.
 */
export const nextQuestion = async (
  change: UnitOfWork,
  lifecycle: PaymentLifecycle,
  ports: OrderPorts,
  paymentId: string,
): Promise<Question | null> => {
  const { tx } = change
  const row = await lockPayment(tx, paymentId, 'toWrite')
  if (!row) return null
  const known = await ports.transferAt(tx, paymentId)
  if (known?.here && (isStopping(row.status) || isOver(row))) return { ask: 'cancel', ref: known.ref }
  if (known?.here && followed.includes(row.status)) return { ask: 'read', ref: known.ref }
  if (!known && unsent.includes(row.status)) return orderOf(change, lifecycle, ports, row)
  await lookAgain(tx, paymentId, null)
  return null
}

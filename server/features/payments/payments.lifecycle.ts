import { randomUUID } from 'node:crypto'
import type { CheckMeans } from '#contract/payments/payments.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { PaymentFacts, PaymentMethod, PaymentParty } from '#machines/payments/payment.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { Actor, Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { recordSource } from './payments.accounts.ts'
import { paymentEffects } from './payments.effects.ts'
import { countsAs, transfersThatAre } from './payments.facts.ts'
import { payableBeside, paymentReactions, takenNow } from './payments.paid.ts'
import { allocationParts, type SupportParts, supportParts } from './payments.parts.ts'
import {
  insertPayment,
  lockPayment,
  type PaymentRow,
  type PlannedStart,
  paymentColumnsOf,
  writePayment,
} from './payments.store.ts'
import { openTransfer } from './payments.transfer.ts'

export type PaymentLifecycle = Lifecycle<typeof paymentMachine, PaymentRow>

export const peopleOfPayment = (
  row: Pick<PaymentRow, 'payer_id' | 'receiver_id'>,
): readonly Involved<PaymentParty>[] => [
  { personId: row.payer_id, party: 'payer' },
  { personId: row.receiver_id, party: 'receiver' },
]

export const paymentFactsOf = async (tx: Tx, row: PaymentRow): Promise<PaymentFacts> => ({
  method: row.method,
  amount: row.amount,
  later: row.later,
  payable: (await payableBeside(tx, [row]))(row),
})

export const paymentLifecycle: PaymentLifecycle = {
  entity: 'payment',
  topic: 'payment',
  machine: paymentMachine,
  lock: lockPayment,
  contextOf: async (tx, row, now) => {
    const facts = await paymentFactsOf(tx, row)
    if (!countsAs(row.status, 'scheduled')) return facts
    return { ...facts, payable: Math.min(facts.payable, await takenNow(tx, row, now)) }
  },
  people: peopleOfPayment,
  sawAmounts: (row, command) => 'amount' in command && command.amount === row.amount,
  write: writePayment,
  effects: paymentEffects,
  // The area of what is paid sends the notice of a beginning.
  notices: {
    'payment.confirm': 'confirmed',
    'payment.refuse': 'refused',
    'payment.void': 'voided',
    // The notice says that a planned payment could not be sent on its day.
    'payment.start': (status) => (countsAs(status, 'nothing') ? 'transferFailed' : null),
    // A waiting payment stops at once. When many are stopped together, the item they belong to sends one notice.
    'payment.stop': (status, { party }) => (countsAs(status, 'nothing') && party === 'payer' ? 'stopped' : null),
    'payment.stopped': 'stopped',
    'payment.paid': 'transferPaid',
    'payment.failed': 'transferFailed',
    'payment.returned': 'transferReturned',
  },
  columnsOf: paymentColumnsOf,
  reaction: async (change, row) => {
    for (const react of paymentReactions.parts()) await react(change, row)
  },
}

export type PaymentPlan = {
  readonly method: PaymentMethod
  readonly later: boolean
  readonly number: string | null
  /** Set for a payment by Check / Other, where the payer said so. */
  readonly means?: CheckMeans | null
  readonly handedOn?: string | null
  readonly note: string | null
  readonly payerId: string
  readonly receiverId: string
  /** The payer's account, for a transfer. */
  readonly bankAccountId: string | null
  /** Set only for a planned payment. */
  readonly planned?: PlannedStart | null
  readonly allocations: readonly { readonly expenseId: string; readonly amount: number }[]
  /** Set for a payment of child support, which has no allocations: its amount and the details of its entry. */
  readonly support?: { readonly amount: number; readonly parts: SupportParts }
}

/** Begins a payment whose expenses are already locked and have accepted it. Its amount is the sum of its allocations, if any. */
export const beginPayment = async (
  change: UnitOfWork,
  { method, later, means = null, handedOn = null, allocations, support, ...plan }: PaymentPlan,
  actor: Actor,
): Promise<PaymentRow> => {
  const amount = support?.amount ?? allocations.reduce((total, allocation) => total + allocation.amount, 0)
  const input: PaymentFacts = { method, later, amount, payable: amount }
  const { familyId, now, tx } = change
  const insert = async (status: PaymentRow['status']): Promise<PaymentRow> => {
    const isSent = transfersThatAre('unsent').includes(status)
    const made = { ...plan, method, means, handedOn, later, allocations, amount }
    const payment = { ...made, familyId, now, status, id: randomUUID() }
    const row = await insertPayment(tx, { ...payment, sentAt: isSent ? now : null })
    if (isSent) await openTransfer(change, row.id)
    recordSource(change, 'paymentSource', row)
    return row
  }
  // Its parts are recorded with its beginning, and never change.
  const parts = support ? supportParts(support.parts) : allocationParts(allocations)
  const lifecycle = { ...paymentLifecycle, columnsOf: (row: PaymentRow) => ({ ...paymentColumnsOf(row), ...parts }) }
  return begin(change, lifecycle, input, insert, actor, support?.parts)
}

import type { PaymentStatus } from '#contract/payments/payments.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { oneOf } from '../db/one-of.ts'
import { type SupportPorts, supportEffects } from '../features/child-support/child-support.effects.ts'
import { aheadIn } from '../features/child-support/child-support.ledger.ts'
import {
  type SupportOrderLifecycle,
  supportOrderLifecycleWith,
} from '../features/child-support/child-support.lifecycle.ts'
import type { PaymentViews } from '../features/child-support/child-support.page.ts'
import { paymentItems } from '../features/payments/payments.item.ts'
import { beginPayment } from '../features/payments/payments.lifecycle.ts'
import { advance } from '../lifecycle/advance.ts'
import { paymentLifecycle } from './lifecycles.ts'
import { mustBeSendable } from './sending.ts'
import { countsAs, onlyOpenOf } from './support-ledger.ts'

/**
 * Where child support meets payments. They are the same payments with the same chart; only what they pay is another thing, so
 * nothing of this reaches an expense.
 */

const asksSomebody = (status: PaymentStatus): boolean =>
  metaOfLeaf(paymentMachine, status).turns.some((whose) => whose === 'receiver' || whose === 'payer')

export const supportPayments: PaymentViews = {
  countsAs,
  asks: asksSomebody,
  itemsOf: async (tx, viewer, ids) =>
    paymentItems(tx, viewer, await tx.selectFrom('payment').selectAll().where('id', '=', oneOf(ids)).execute()),
}

const ports: Omit<SupportPorts, 'stopBeyond'> = {
  pay: async (change, row, { amount, paidOn, dues, ...plan }, actor) => {
    const parties = { payerId: row.payer_id, receiverId: row.receiver_id }
    const { bankAccountId } = plan
    if (bankAccountId !== null) await mustBeSendable(change, { ...parties, amount, bankAccountId })
    const support = { amount, told: { ledger: row.root_id, paidOn, dues } }
    const payment = { ...plan, ...parties, later: false, allocations: [], support }
    return (await beginPayment(change, paymentLifecycle, payment, actor)).id
  },
  follow: (change, previousId, nextFrom) => {
    const followed = { type: 'supportOrder.followed', nextFrom }
    return advance(change, supportOrderLifecycle, previousId, followed, 'system')
  },
}

/** In the order of their days: what is still owed takes the first, as far as it reaches. */
const stopBeyond: SupportPorts['stopBeyond'] = async (change, root) => {
  let open = await onlyOpenOf(change.tx, root, change.now)
  if (open === null) return
  for (const { id, amount } of await aheadIn(change.tx, root)) {
    if (amount <= open) open -= amount
    else await advance(change, paymentLifecycle, id, { type: 'payment.stop' }, 'system')
  }
}

export const supportOrderLifecycle: SupportOrderLifecycle = supportOrderLifecycleWith(
  supportPayments.countsAs,
  supportEffects({ ...ports, stopBeyond }),
)

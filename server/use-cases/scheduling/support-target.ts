import { limits } from '#contract/limits.ts'
import { dueDates } from '#domain/child-support/dues.ts'
import { addUp } from '#domain/money.ts'
import { addYears, dateIn, type PlainDate } from '#domain/time.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { recordPayment } from '../../features/child-support/child-support.effects.ts'
import { aheadIn, duesThrough, type LedgerState, ledgerAt } from '../../features/child-support/child-support.ledger.ts'
import {
  orderFacts,
  peopleOfOrder,
  type SupportOrderLifecycle,
  supportOrderLifecycle,
} from '../../features/child-support/child-support.lifecycle.ts'
import {
  isAgreed,
  lockOrder,
  ruleOf,
  type SupportOrderRow,
  zoneOf,
} from '../../features/child-support/child-support.store.ts'
import type { Target } from '../../features/payment-schedules/payment-schedules.begin.ts'
import type { Payable, Rule } from '../../features/payment-schedules/payment-schedules.planning.ts'
import { beginPayment } from '../../features/payments/payments.lifecycle.ts'
import { advance } from '../../lifecycle/advance.ts'
import { byOf, decide } from '../../lifecycle/lifecycle.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { datesOf } from '../../recurrence/dates-of.ts'

/** Returns the ledger's due dates from a day on, of whichever order is then in force. */
const dueDaysOf = ({ orders }: LedgerState, today: PlainDate, { startsOn, end }: Rule, most: number): PlainDate[] => {
  const latest = addYears(today, limits.paymentSeries.years + 1)
  const through = end?.by === 'date' && end.on < latest ? end.on : latest
  const days = orders.filter(isAgreed).flatMap((order) => dueDates(ruleOf(order), through))
  const ahead = [...new Set(days)].filter((day) => day >= startsOn).sort()
  return ahead.slice(0, end?.by === 'count' ? Math.min(end.count, most) : most)
}

/**
 * Returns what may be planned of a ledger: all dues up to the last day and what is overdue now, minus what has arrived,
 * is on its way or waits already. `but` excludes the series that will be replaced.
 */
export const payableOfLedger = async (
  tx: Tx,
  root: string,
  now: string,
  but: string | null,
): Promise<Payable & { readonly state: LedgerState; readonly today: PlainDate }> => {
  const today = dateIn(now, await zoneOf(tx))
  const state = await ledgerAt(tx, root, today)
  const paid = addUp(state.payments.filter(({ counts }) => counts !== 'nothing').map(({ amount }) => amount))
  const waiting = addUp((await aheadIn(tx, root, but)).map(({ amount }) => amount))
  return {
    state,
    today,
    payableBy: (last) => {
      const due = addUp(duesThrough(state.orders, last > today ? last : today).map(({ amount }) => amount))
      return Math.max(0, due - paid - waiting)
    },
    daysOf: (rule, most) =>
      rule.frequency === 'dueDays'
        ? dueDaysOf(state, today, rule, most)
        : datesOf({ ...rule, frequency: rule.frequency }, { most }),
  }
}

/** The order by which somebody plans, as they saw it. A null `version` means that it is locked already and that they saw the plan. */
export type SeenOrder = { readonly orderId: string; readonly version: number | null; readonly notifies: boolean }

/** Uses the order's own chart, but a payment means a plan, whose payments are begun one by one. */
const agreeing = (notifies: boolean): SupportOrderLifecycle => ({
  ...supportOrderLifecycle,
  effects: { ...supportOrderLifecycle.effects, beginPayment: async () => {} },
  notices: notifies ? { 'supportOrder.pay': 'scheduled' } : {},
})

const mayPay = (row: SupportOrderRow, state: LedgerState, today: PlainDate, actor: Viewer): boolean => {
  const event = { type: 'supportOrder.pay', amount: 1, by: byOf(actor, peopleOfOrder(row)) } as const
  return decide(supportOrderMachine, row.status, orderFacts(row, state, today), event) !== null
}

/**
 * Returns child support as the target of a plan. The order's own chart decides twice: whether this person may pay it at
 * all, and, once the plan is valid, whether it takes this amount, which is recorded like the beginning of any payment.
 * Throws `LifecycleRefusal` as `advance` does.
 */
export const supportTarget = async (
  change: UnitOfWork,
  { orderId, version, notifies }: SeenOrder,
  actor: Viewer,
): Promise<Target> => {
  const row = await lockOrder(change.tx, orderId, actor.mode === 'self' ? 'toWrite' : 'toRead')
  if (!row) throw new LifecycleRefusal('notFound')
  if (version !== null && version !== row.version) throw new LifecycleRefusal('changedSinceSeen')
  const root = row.root_id
  const { state, today, ...payable } = await payableOfLedger(change.tx, root, change.now, null)
  if (!mayPay(row, state, today, actor)) throw new LifecycleRefusal('notAllowedNow')
  const parties = { payerId: row.payer_id, receiverId: row.receiver_id }
  return {
    ...parties,
    ...payable,
    plansBy: 'each',
    columns: { expense_id: null, order_id: root },
    agree: (amount) => {
      const command = { type: 'supportOrder.pay', version: row.version, amount, method: 'bank', note: null }
      return advance(change, agreeing(notifies), row.id, command, actor)
    },
    begin: async ({ planned: { on, at, amount }, seriesId, bankAccountId }) => {
      const plan = { method: 'bank', later: true, number: null, note: null, bankAccountId, ...parties } as const
      const support = { amount, parts: { ledger: root, paidOn: on, dues: [] } }
      const begun = { ...plan, planned: { on, at, seriesId }, allocations: [], support }
      const { id } = await beginPayment(change, begun, actor)
      await recordPayment(change, root, id, { paidOn: on, dues: [] })
    },
  }
}

import type { SupportOrderStatus } from '#contract/child-support/child-support.ts'
import type { NewSupportOrder } from '#contract/child-support/support-order.ts'
import { recordOrder } from '#server/features/child-support/child-support.begin.ts'
import { keepLedger } from '#server/features/child-support/child-support.day.ts'
import { supportOrderLifecycle } from '#server/features/child-support/child-support.lifecycle.ts'
import type { SupportOrderRow } from '#server/features/child-support/child-support.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Actor, Command } from '#server/lifecycle/lifecycle.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import type { Stage } from './stage.ts'

/**
 * The stage's family lives in New York, where it is November 20, 2026. Sam records an order; Dana pays 100.00 on the
 * first of each month.
 */
export const supportOn = (on: Stage) => {
  const day = 24 * 3_600_000
  const childId = on.expense().childIds[0] ?? ''
  const order = (change: Partial<NewSupportOrder> = {}): NewSupportOrder => ({
    payerId: on.dana.personId,
    amount: 100_00,
    rhythm: 'monthly',
    days: [1],
    from: '2026-10-01',
    to: null,
    childIds: [childId],
    reference: 'FD-12-345',
    ...change,
  })
  const row = (id: string): Promise<SupportOrderRow> =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx.selectFrom('support_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const record = async (change: Partial<NewSupportOrder> = {}, by: 'sam' | 'dana' = 'sam'): Promise<string> =>
    (await on.act(on[by], (into) => recordOrder(into, on[by], order(change)))).id
  /** Sends a command with the current version. */
  const send = async (actor: Actor, id: string, command: Command & Record<string, unknown>) => {
    const { version } = await row(id)
    await on.act(actor, (change) => advance(change, supportOrderLifecycle, id, { version, ...command }, actor))
  }
  const confirmed = async (change: Partial<NewSupportOrder> = {}): Promise<string> => {
    const id = await record(change)
    await send(on.dana, id, { type: 'supportOrder.confirm', amount: change.amount ?? 100_00 })
    return id
  }
  /** Resolves with the payment's id. */
  const pay = async (id: string, amount: number, details: Record<string, unknown> = {}): Promise<string> => {
    const paidOn = on.clock.now().slice(0, 10)
    await send(on.dana, id, { type: 'supportOrder.pay', method: 'check', amount, paidOn, ...details })
    const { payment_id } = await on.scopes.asSystem(on.family.id, (tx) =>
      tx
        .selectFrom('support_payment as s')
        .innerJoin('payment as p', (join) => join.onRef('p.id', '=', 's.payment_id'))
        .select('s.payment_id')
        .orderBy('p.change_order', 'desc')
        .executeTakeFirstOrThrow(),
    )
    return payment_id
  }
  /** Does what the clock's job does to the ledger. */
  const keep = (root: string) =>
    on.scopes.asSystem(on.family.id, async (tx) => {
      const change = beginUnitOfWork(tx, on.family.id, on.clock.now())
      await keepLedger(change, root)
      await finishUnitOfWork(change, async () => {})
    })
  const dues = (root: string) =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx
        .selectFrom('support_due as d')
        .innerJoin('support_order as o', (join) => join.onRef('o.id', '=', 'd.order_id'))
        .select(['d.id', 'd.order_id', 'd.due_on', 'd.amount', 'd.cancelled_at'])
        .where('o.root_id', '=', root)
        .orderBy('d.due_on')
        .orderBy('d.amount')
        .execute(),
    )
  return { day, order, row, record, send, confirmed, pay, keep, dues }
}
export type Support = ReturnType<typeof supportOn>

type ToOrder = (on: Stage, support: Support) => Promise<string>
type Rest = Exclude<SupportOrderStatus, 'endAsked'>

const sending =
  (start: ToOrder, actor: 'sam' | 'dana', type: string, details: Record<string, unknown> = {}): ToOrder =>
  async (on, support) => {
    const id = await start(on, support)
    await support.send(on[actor], id, { type, ...details })
    return id
  }

const recorded: ToOrder = (_, { record }) => record()
const active: ToOrder = (_, { confirmed }) => confirmed()

/** Maps each leaf to a function that brings a fresh order there through the product only. */
export const supportOrderAt: Record<Rest, ToOrder> = {
  recorded,
  disputed: sending(recorded, 'dana', 'supportOrder.dispute', { reason: 'It is 90.00' }),
  withdrawn: sending(recorded, 'sam', 'supportOrder.withdraw'),
  active,
  'endAsked.byCreator': sending(active, 'sam', 'supportOrder.askEnd', { endsOn: '2027-06-30' }),
  'endAsked.byOther': sending(active, 'dana', 'supportOrder.askEnd', { endsOn: '2027-06-30' }),
  ended: async (_, { confirmed, keep }) => {
    const id = await confirmed({ to: '2026-11-10' })
    await keep(id)
    return id
  },
}

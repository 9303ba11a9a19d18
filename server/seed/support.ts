import type { SupportOrderCommand } from '#contract/child-support/child-support.ts'
import type { NewSupportOrder } from '#contract/child-support/support-order.ts'
import type { Viewer } from '../db/tenancy.ts'
import { recordOrder } from '../features/child-support/child-support.begin.ts'
import { supportOrderLifecycle } from '../features/child-support/child-support.lifecycle.ts'
import { lockOrder } from '../features/child-support/child-support.store.ts'
import { paymentLifecycle } from '../features/payments/payments.lifecycle.ts'
import { advance } from '../lifecycle/advance.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { Parents } from './expenses.ts'
import type { Unversioned } from './send-command.ts'
import type { Story } from './story.ts'

const sendToOrder = async (
  change: UnitOfWork,
  viewer: Viewer,
  id: string,
  command: Unversioned<SupportOrderCommand>,
) => {
  const row = await lockOrder(change.tx, id, 'toRead')
  if (!row) throw new Error(`there is no order for ${command.type}`)
  await advance(change, supportOrderLifecycle, id, { ...command, version: row.version }, viewer)
}

/** Confirms the last payment of child support as its receiver. */
const confirmLast = async (change: UnitOfWork, viewer: Viewer) => {
  const { id, ...seen } = await change.tx
    .selectFrom('support_payment as s')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.family_id', '=', 's.family_id').onRef('p.id', '=', 's.payment_id'),
    )
    .select(['p.id', 'p.version', 'p.amount'])
    .orderBy('p.change_order', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await advance(change, paymentLifecycle, id, { type: 'payment.confirm', ...seen }, viewer)
}

const each = 320_00

/**
 * Offers the steps of child support, to be run between the expenses: it is ordered every two weeks, paid once a day
 * late and once on time; today's is due.
 */
export const demoSupport = (story: Story, { dana, sam }: Parents, childIds: readonly string[]) => {
  let id = ''
  const order = (): NewSupportOrder => ({
    payerId: dana.personId,
    amount: each,
    rhythm: 'everyTwoWeeks',
    days: [],
    from: story.day(-28),
    to: null,
    childIds: [...childIds],
    reference: 'FD-24-1187',
  })
  return {
    recorded: async (when: string) => {
      const row = await story.runs(sam, when, (change) => recordOrder(change, sam, order()))
      id = row.id
    },
    agreed: (when: string) =>
      story.runs(dana, when, (change) => sendToOrder(change, dana, id, { type: 'supportOrder.confirm', amount: each })),
    paid: (when: string, paidOn: number, number: string) => {
      const paying = { method: 'check', amount: each, paidOn: story.day(paidOn), number, note: null } as const
      return story.runs(dana, when, (change) => sendToOrder(change, dana, id, { type: 'supportOrder.pay', ...paying }))
    },
    received: (when: string) => story.runs(sam, when, (change) => confirmLast(change, sam)),
  }
}

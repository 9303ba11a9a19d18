import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import type { SupportOrderMeta } from '#machines/child-support/support-order.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { supportOrderLifecycle } from './child-support.lifecycle.ts'
import { ordersOf } from './child-support.store.ts'

/** Both parents take part in every order, so no end of one waits for an answer any more. */
export const withdrawAskedEnds = async (change: UnitOfWork): Promise<void> => {
  for (const { id, status } of await ordersOf(change.tx))
    if (metaOfLeaf<SupportOrderMeta>(supportOrderMachine, status).asks === 'end')
      await advance(change, supportOrderLifecycle, id, { type: 'supportOrder.withdrawEnd' }, 'system')
}

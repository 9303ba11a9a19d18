import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { connectedCalendarLifecycle } from './connected.lifecycle.ts'
import { lastingConnected } from './connected.store.ts'

/** No address is read for an owner whose account is closed. */
export const removeConnected = async (change: UnitOfWork, memberId: string): Promise<void> => {
  for (const { id, owner_id } of await lastingConnected(change.tx))
    if (owner_id === memberId)
      await advance(change, connectedCalendarLifecycle, id, { type: 'connectedCalendar.remove' }, 'system')
}

import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { changeRequestLifecycle } from './requests.lifecycle.ts'
import { waitingRequests } from './requests.store.ts'

/** Nobody answers a member whose account is closed, and they answer nobody. */
export const withdrawRequests = async (change: UnitOfWork, memberId: string): Promise<void> => {
  for (const { id, asker_id, answerer_id } of await waitingRequests(change.tx, change.now))
    if ([asker_id, answerer_id].includes(memberId))
      await advance(change, changeRequestLifecycle, id, { type: 'changeRequest.withdraw' }, 'system')
}

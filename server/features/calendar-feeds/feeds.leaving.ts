import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { calendarFeedLifecycle } from './feeds.lifecycle.ts'
import { answeringFeeds } from './feeds.store.ts'

/** No program reads the calendar for an owner whose account is closed. */
export const revokeFeeds = async (change: UnitOfWork, memberId: string): Promise<void> => {
  for (const { id, owner_id } of await answeringFeeds(change.tx))
    if (owner_id === memberId)
      await advance(change, calendarFeedLifecycle, id, { type: 'calendarFeed.revoke' }, 'system')
}

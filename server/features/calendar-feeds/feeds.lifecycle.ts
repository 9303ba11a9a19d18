import { calendarFeedMachine } from '#machines/calendar-feeds/calendar-feed.machine.ts'
import type { Involved, Lifecycle, LifecycleNames } from '../../lifecycle/lifecycle.ts'
import { type FeedRow, feedColumnsOf, lockFeed, writeFeed } from './feeds.store.ts'

export const peopleOfFeed = ({ owner_id }: Pick<FeedRow, 'owner_id'>): readonly Involved<'owner'>[] => [
  { personId: owner_id, party: 'owner' },
]

export const calendarFeedLifecycle: Lifecycle<typeof calendarFeedMachine, FeedRow, LifecycleNames> = {
  entity: 'calendarFeed',
  topic: 'calendarFeed',
  machine: calendarFeedMachine,
  lock: lockFeed,
  contextOf: async () => ({}),
  people: peopleOfFeed,
  sawAmounts: () => true,
  write: writeFeed,
  effects: {},
  columnsOf: feedColumnsOf,
  // Nobody else knows of it.
  notices: {},
}

import type { NewCalendarFeed } from '#contract/calendar-feeds/calendar-feeds.ts'
import { beginFeed } from '#server/features/calendar-feeds/feeds.begin.ts'
import { type FeedRow, lockFeed } from '#server/features/calendar-feeds/feeds.store.ts'
import type { Stage } from '../stage.ts'

export const feedOf = (change: Partial<NewCalendarFeed> = {}): NewCalendarFeed => ({
  name: 'Phone',
  scope: 'parentingTime',
  names: 'firstNames',
  colour: 'teal',
  ...change,
})

/** Makes a feed of Sam's, without an address. */
export const feedOn = async (on: Stage): Promise<string> =>
  (await on.act(on.sam, (into) => beginFeed(into, on.sam, feedOf()))).id

export const feedRow = async (on: Stage, id: string): Promise<FeedRow> => {
  const row = await on.scopes.asViewer(on.sam, (tx) => lockFeed(tx, id, 'toRead'))
  if (!row) throw new Error('there is no such feed')
  return row
}

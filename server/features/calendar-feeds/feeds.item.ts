import type { CalendarFeedDto } from '#contract/calendar-feeds/calendar-feeds.ts'
import type { calendarFeedMachine } from '#machines/calendar-feeds/calendar-feed.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { calendarFeedLifecycle, peopleOfFeed } from './feeds.lifecycle.ts'
import type { FeedRow } from './feeds.store.ts'

export const feedDtoOf = (row: FeedRow, viewer: Viewer): CalendarFeedDto => ({
  id: row.id,
  status: row.status,
  version: row.version,
  name: row.name,
  scope: row.scope,
  names: row.names,
  colour: row.colour,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  you: byOf(viewer, peopleOfFeed(row)),
})

export const feedItem: Item<typeof calendarFeedMachine, FeedRow, CalendarFeedDto> = {
  lifecycle: calendarFeedLifecycle,
  dtoOf: async ({ viewer }, row) => feedDtoOf(row, viewer),
}

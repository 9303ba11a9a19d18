import { calendarFeedsArea } from '#contract/calendar-feeds/calendar-feeds.area.ts'
import { calendarFeedRoutes as contract } from '#contract/calendar-feeds/calendar-feeds.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { revokeFeeds } from './feeds.leaving.ts'
import { calendarFeedLifecycle } from './feeds.lifecycle.ts'
import { calendarFeedRecord } from './feeds.record.ts'
import { calendarFeedRoutes } from './feeds.routes.ts'

export const calendarFeedsFeature: ServerFeature = {
  name: 'calendar-feeds',
  area: calendarFeedsArea,
  dependsOn: ['calendar', 'calendar-events', 'families', 'session'],
  entities: ['calendarFeed'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => calendarFeedRoutes(bind, deps, pool),
    () => ({
      make: { body: { name: 'Phone', scope: 'busy', names: 'initials', colour: 'blue' } },
      get: { of: 'calendarFeed' },
      events: { of: 'calendarFeed', body: { type: 'calendarFeed.revoke', version: 1 } },
    }),
  ),
  lifecycles: [calendarFeedLifecycle],
  record: [calendarFeedRecord],
  extensions: [memberLeaves.extend({ line: 'feeds', end: revokeFeeds })],
}

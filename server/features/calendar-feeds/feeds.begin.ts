import { randomUUID } from 'node:crypto'
import type { NewCalendarFeed } from '#contract/calendar-feeds/calendar-feeds.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { calendarFeedLifecycle } from './feeds.lifecycle.ts'
import { answeringFeeds, type FeedRow, insertFeed } from './feeds.store.ts'

/** Makes a feed of the viewer, which has no address yet. @throws {Refusal} notAllowed, tooMany */
export const beginFeed = async (change: UnitOfWork, viewer: Viewer, typed: NewCalendarFeed): Promise<FeedRow> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['calendarFeed.own'](viewer)) throw new Refusal('notAllowed')
  if ((await answeringFeeds(tx)).length >= limits.feedServing.most) throw new Refusal('tooMany')
  const owner = { family_id, owner_id: viewer.personId, audience: [viewer.personId] }
  return begin(
    change,
    calendarFeedLifecycle,
    {},
    (status) => insertFeed(tx, { ...owner, ...typed, id: randomUUID(), status, now }),
    viewer,
  )
}

import {
  type CalendarFeedCommand,
  type CalendarFeedStatus,
  calendarFeedDto,
  calendarFeedRoutes,
} from '#contract/calendar-feeds/calendar-feeds.ts'
import { calendarFeedLifecycle } from '#server/features/calendar-feeds/feeds.lifecycle.ts'
import { calendarFeedChart } from '#src/features/calendar-feeds/feed.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { feedOn, feedRow } from '#tests/support/calendar/feeds.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const calendarFeeds = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const send = sender(cast, calendarFeedRoutes.events)
  const end = async (id: string) => {
    await send('sam', id, { type: 'calendarFeed.revoke', version: 1 } as CalendarFeedCommand)
    return id
  }
  const at: Record<CalendarFeedStatus, () => Promise<string>> = {
    live: () => feedOn(on),
    revoked: async () => end(await feedOn(on)),
  }
  return subjectOf({
    lifecycle: { machine: calendarFeedLifecycle.machine, people: calendarFeedLifecycle.people },
    at,
    read: async (id) => ({ row: await feedRow(on, id), context: {} }),
    commands: async ({ version }): Promise<CalendarFeedCommand[]> => [{ type: 'calendarFeed.revoke', version }],
    given: async (person, id) =>
      givenBy(calendarFeedDto, await cast[person].call(calendarFeedRoutes.get, { params: { id } })),
    chartOf: calendarFeedChart,
    send,
  })
}

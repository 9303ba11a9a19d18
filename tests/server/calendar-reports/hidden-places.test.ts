import { beforeAll, beforeEach, expect, test } from 'vitest'
import { calendarReportRoutes } from '#contract/calendar/calendar-report.ts'
import { calendarFeedRoutes, type MadeFeedDto } from '#contract/calendar-feeds/calendar-feeds.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import type { Handover } from '#domain/parenting-time/plan.ts'
import { embeddedIn } from '#domain/record/sealed-pdf.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { feedOf } from '#tests/support/calendar/feeds.ts'
import { holidaysOn } from '#tests/support/calendar/holidays.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
})

const edge = (day: number, hidesPlace: boolean) => ({
  day,
  handover: {
    time: '18:00',
    withoutSchool: null,
    name: null,
    place: 'Lake house',
    arrival: { day: 0, time: '20:30', zone: 'America/Los_Angeles' },
    ...(hidesPlace && { hidesPlace }),
  },
})
const usual = { time: '17:00', withoutSchool: null, name: null, place: null }
const places = /Lake house|Los[_ ]Angeles/

/** Reads all that is handed on of the days around Thanksgiving. */
const handedOn = async () => {
  const dana = await app.as(on.dana.personId)
  const query = { from: '2026-11-20', to: '2026-12-01' }
  const csv = await dana.call(calendarReportRoutes.report, { query: { ...query, format: 'csv' } })
  const pdf = await dana.call(calendarReportRoutes.report, { query: { ...query, format: 'pdf' } })
  const bytes = new Uint8Array(pdf.bytes)
  const made = await dana.call(calendarFeedRoutes.make, { body: feedOf({ scope: 'withEvents' }) })
  const { pathname: url } = new URL((made.body as MadeFeedDto).address)
  return {
    csv: csv.text,
    printed: (await pagesOf(bytes)).join('\n').replaceAll(/\s+/g, ' '),
    inside: Buffer.from((await embeddedIn(bytes)) ?? []).toString(),
    feed: (await app.anyone().request({ method: 'GET', url })).text.replaceAll('\r\n ', ''),
  }
}

test('the place of a holiday’s exchange is in reports, and neither it nor the arrival once it hides them', async () => {
  const childIds = on.expense().childIds
  await schedulesOn(on).record({ childIds, startsOn: '2026-11-20', firstId: on.sam.personId })
  const holidays = holidaysOn(on)
  const typed = { childIds, begins: edge(-1, false), ends: edge(1, false) }
  const id = await holidays.record(typed)
  const shown = await handedOn()
  for (const text of [shown.csv, shown.printed, shown.inside]) expect(text).toMatch(places)
  // No feed has the place of an exchange, hidden or not.
  expect(shown.feed).toContain('Thanksgiving')
  expect(shown.feed).not.toMatch(places)
  const hidden = await holidays.typed({ childIds, begins: edge(-1, true), ends: edge(1, true) })
  await holidays.send('sam', id, { type: 'holiday.edit', ...hidden })
  const after = await handedOn()
  for (const [kind, text] of Object.entries(after)) expect([kind, text.match(places)?.[0]]).toEqual([kind, undefined])
  for (const text of [after.csv, after.printed]) expect(text).toContain('Thanksgiving')
})

test('the record inside has no place that was hidden when it was recorded, whatever is said since', async () => {
  const childIds = on.expense().childIds
  const schedules = schedulesOn(on)
  const cycleOf = (handover: Handover) => ({
    length: 14,
    beginsOn: 0,
    changes: [...changesOfNights('AAAAAAABBBBBBB', handover)],
  })
  const hidden = { childIds, startsOn: '2026-11-25', cycle: cycleOf(edge(0, true).handover) }
  const scheduleId = await schedules.record(hidden)
  const shown = await schedules.typed({ ...hidden, cycle: cycleOf(usual) })
  await schedules.send('sam', scheduleId, { type: 'parentingSchedule.edit', ...shown })
  const holidays = holidaysOn(on)
  const holidayId = await holidays.record({ childIds, begins: edge(-1, true), ends: edge(1, true) })
  await holidays.send('sam', holidayId, { type: 'holiday.edit', ...(await holidays.typed({ childIds })) })
  const events = eventsOn(on)
  const eventId = await events.record({ place: 'Lake house', hidesPlace: true })
  await events.send(eventId, { type: 'calendarEvent.edit', ...events.whole({ place: 'School hall' }) })
  const { inside, csv } = await handedOn()
  expect(csv).toContain('School hall')
  expect(inside.match(places)?.[0]).toBeUndefined()
})

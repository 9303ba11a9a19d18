import {
  type CalendarEventCommand,
  type CalendarEventStatus,
  calendarEventDto,
  calendarEventRoutes,
} from '#contract/calendar-events/calendar-events.ts'
import { calendarEventLifecycle } from '#server/features/calendar-events/events.lifecycle.ts'
import { calendarEventChart } from '#src/features/calendar-events/event.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

type Way = Exclude<CalendarEventStatus, 'begun'> | 'private, once' | 'shared, once'

export const calendarEvents = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const events = eventsOn(on)
  const { weekly } = events
  const at: Record<Way, () => Promise<string>> = {
    private: () => events.record({ ...weekly, private: true }),
    'private, once': () => events.record({ private: true }),
    shared: () => events.record(weekly),
    'shared, once': () => events.record(),
    cancelled: async () => {
      const id = await events.record()
      await events.send(id, { type: 'calendarEvent.cancel' })
      return id
    },
    deleted: async () => {
      const id = await events.record({ private: true })
      await events.send(id, { type: 'calendarEvent.delete' })
      return id
    },
  }
  const on2 = { on: '2026-12-08' }
  return subjectOf({
    lifecycle: calendarEventLifecycle,
    at,
    read: async (id) => {
      const row = await events.row(id)
      const context = await on.scopes.asSystem(on.family.id, (tx) =>
        calendarEventLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version, frequency }): Promise<CalendarEventCommand[]> => {
      const whole = events.whole({ frequency, title: 'Concert' })
      return [
        { type: 'calendarEvent.share', version },
        { type: 'calendarEvent.edit', version, ...whole },
        { type: 'calendarEvent.cancel', version },
        { type: 'calendarEvent.delete', version },
        { type: 'calendarEvent.moveOne', version, ...on2, ...events.said({ startsAt: '15:00' }) },
        { type: 'calendarEvent.cancelOne', version, ...on2 },
        { type: 'calendarEvent.changeFollowing', version, ...on2, ...whole },
        { type: 'calendarEvent.cancelFollowing', version, ...on2 },
      ]
    },
    given: async (person, id) =>
      givenBy(calendarEventDto, await cast[person].call(calendarEventRoutes.get, { params: { id }, query: {} })),
    chartOf: calendarEventChart,
    send: sender(cast, calendarEventRoutes.events),
  })
}

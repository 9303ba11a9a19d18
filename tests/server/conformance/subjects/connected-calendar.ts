import {
  type ConnectedCalendarCommand,
  type ConnectedCalendarStatus,
  connectedCalendarDto,
  connectedCalendarRoutes,
} from '#contract/connected-calendars/connected-calendars.ts'
import { connectedCalendarLifecycle } from '#server/features/connected-calendars/connected.lifecycle.ts'
import { connectedCalendarChart } from '#src/features/connected-calendars/connected.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { connectedOn, connectedRow, fetchedOn } from '#tests/support/calendar/connected.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const connectedCalendars = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const send = sender(cast, connectedCalendarRoutes.events)
  const begun = async (): Promise<string> => {
    // A person connects ten at most.
    for (const { id } of await on.scopes.asViewer(on.sam, (tx) =>
      tx.selectFrom('connected_source').select('calendar_id as id').execute(),
    )) {
      const { version } = await connectedRow(on, id)
      await send('sam', id, { type: 'connectedCalendar.remove', version } as ConnectedCalendarCommand)
    }
    return connectedOn(on)
  }
  const at: Record<ConnectedCalendarStatus, () => Promise<string>> = {
    fetching: begun,
    current: async () => fetchedOn(on, await begun(), 'connectedCalendar.fetched'),
    failing: async () => fetchedOn(on, await begun(), 'connectedCalendar.failed'),
    removed: async () => fetchedOn(on, await begun(), 'connectedCalendar.remove'),
  }
  return subjectOf({
    lifecycle: { machine: connectedCalendarLifecycle.machine, people: connectedCalendarLifecycle.people },
    at,
    read: async (id) => ({ row: await connectedRow(on, id), context: {} }),
    commands: async ({ version }): Promise<ConnectedCalendarCommand[]> => [
      { type: 'connectedCalendar.edit', version, name: 'Club', colour: 'red' },
      { type: 'connectedCalendar.retry', version },
      { type: 'connectedCalendar.remove', version },
    ],
    given: async (person, id) =>
      givenBy(connectedCalendarDto, await cast[person].call(connectedCalendarRoutes.get, { params: { id } })),
    chartOf: connectedCalendarChart,
    send,
  })
}

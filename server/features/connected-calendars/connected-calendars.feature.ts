import { calendarFileRoutes as files } from '#contract/connected-calendars/calendar-files.ts'
import { connectedCalendarsArea } from '#contract/connected-calendars/connected-calendars.area.ts'
import { connectedCalendarRoutes as connected } from '#contract/connected-calendars/connected-calendars.ts'
import { connectedEntryRoutes as entries } from '#contract/connected-calendars/connected-entries.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { calendarFileRoutes } from './calendar-files.routes.ts'
import { fetchJob, fetchQueue } from './connected.fetching.ts'
import { removeConnected } from './connected.leaving.ts'
import { connectedCalendarLifecycle } from './connected.lifecycle.ts'
import { connectedCalendarRecord } from './connected.record.ts'
import { connectedCalendarRoutes } from './connected.routes.ts'

const contract = { ...connected, ...entries, ...files } as const

export const connectedCalendarsFeature: ServerFeature = {
  name: 'connected-calendars',
  area: connectedCalendarsArea,
  dependsOn: ['calendar', 'families', 'second-step'],
  entities: ['connectedCalendar'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => {
      connectedCalendarRoutes(bind, deps)
      calendarFileRoutes(bind, deps)
    },
    ({ today }) => ({
      add: { body: { name: 'School', url: 'webcal://school.example/term.ics', colour: 'green' } },
      readFile: { body: Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n') },
      get: { of: 'connectedCalendar' },
      events: { of: 'connectedCalendar', body: { type: 'connectedCalendar.remove', version: 1 } },
      entries: { query: { from: today, to: today } },
    }),
  ),
  lifecycles: [connectedCalendarLifecycle],
  record: [connectedCalendarRecord],
  queues: { [fetchQueue]: 'singleton' },
  jobs: (jobs, { deps }) => fetchJob(jobs, deps),
  extensions: [memberLeaves.extend({ line: 'connected', end: removeConnected })],
}

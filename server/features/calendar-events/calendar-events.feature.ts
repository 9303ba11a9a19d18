import { calendarEventsArea } from '#contract/calendar-events/calendar-events.area.ts'
import { calendarEventRoutes as events } from '#contract/calendar-events/calendar-events.ts'
import { eventCopyRoutes } from '#contract/calendar-events/event-copies.ts'
import { eventTimeRoutes } from '#contract/calendar-events/event-times.ts'
import { addDays } from '#domain/time.ts'
import { oneOf } from '../../db/one-of.ts'
import { reportedEvents } from '../calendar-reports/report.events.ts'
import { featureRoutes, type Known, type ServerFeature, type SubjectsOf } from '../feature.ts'
import { calendarEventLifecycle } from './events.lifecycle.ts'
import { calendarEventRecord } from './events.record.ts'
import { eventsReported } from './events.reported.ts'
import { calendarEventRoutes } from './events.routes.ts'
import { beginsMailJob } from './reminders.mail.ts'
import { beginsMailQueue, reminderSubjects, remindOfEvent } from './reminders.ts'

const contract = { ...eventTimeRoutes, ...events, ...eventCopyRoutes } as const

const titles: SubjectsOf = async (tx, _personId, ids) => {
  const rows = await tx.selectFrom('calendar_event').select(['id', 'title']).where('id', '=', oneOf(ids)).execute()
  return new Map(rows.map(({ id, title }) => [id, { name: title }]))
}

const samples = ({ id, today }: Known) => {
  const on = addDays(today, 7)
  const who = { parentId: id('parent'), pickUpId: null, dropOffId: null, childIds: [id('child')] }
  const times = { startsOn: on, startsAt: '16:00', endsOn: on, endsAt: '17:00' }
  const series = { frequency: 'weekly', weekdays: [1, 3], end: null }
  const said = { title: 'Practice', place: 'Field 2', notes: null, colour: 'green', reminder: 60, hidesPlace: false }
  return {
    times: { query: { from: today, to: addDays(today, 30) } },
    record: { body: { ...said, ...who, ...times, ...series, private: false } },
    copy: {
      body: {
        parentId: who.parentId,
        childIds: who.childIds,
        colour: said.colour,
        copies: [{ title: said.title, place: null, ...times }],
      },
    },
    get: { of: 'calendarEvent' },
    events: { of: 'calendarEvent', body: { type: 'calendarEvent.cancel', version: 1 } },
  }
}

export const calendarEventsFeature: ServerFeature = {
  name: 'calendar-events',
  area: calendarEventsArea,
  dependsOn: ['calendar', 'calendar-reports', 'children', 'notices', 'payment-schedules', 'session'],
  entities: ['calendarEvent', 'eventReminder'],
  routes: featureRoutes(contract, (bind) => calendarEventRoutes(bind), samples),
  lifecycles: [calendarEventLifecycle],
  record: [calendarEventRecord],
  extensions: [reportedEvents.extend(eventsReported)],
  dueTimes: { calendarEvent: remindOfEvent },
  noticeSubjects: { calendarEvent: titles, eventReminder: reminderSubjects },
  queues: { [beginsMailQueue]: 'standard' },
  jobs: (jobs, { deps, transport }) => beginsMailJob(jobs, deps, transport),
}

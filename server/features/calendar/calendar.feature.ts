import { calendarArea } from '#contract/calendar/calendar.area.ts'
import { parentingScheduleRoutes as contract } from '#contract/calendar/parenting-schedules.ts'
import { oneOf } from '../../db/one-of.ts'
import { featureRoutes, type ServerFeature, type SubjectsOf } from '../feature.ts'
import { keepSchedule } from './schedules.begin.ts'
import { scheduleLifecycle } from './schedules.lifecycle.ts'
import { scheduleRecord } from './schedules.record.ts'
import { scheduleRoutes } from './schedules.routes.ts'

/** A notice of a schedule says its name. */
const scheduleSubjects: SubjectsOf = async (tx, _personId, ids) => {
  const rows = await tx.selectFrom('parenting_schedule').select(['id', 'name']).where('id', '=', oneOf(ids)).execute()
  return new Map(rows.map(({ id, name }) => [id, { name }]))
}

export const calendarFeature: ServerFeature = {
  name: 'calendar',
  area: calendarArea,
  dependsOn: ['children', 'families'],
  entities: ['parentingSchedule'],
  routes: featureRoutes(
    contract,
    (bind) => scheduleRoutes(bind),
    ({ id }) => ({
      record: {
        body: {
          name: 'Weeks',
          childIds: [id('child')],
          firstId: id('parent'),
          // One child has no two schedules for a day, so both parents are refused alike: the day has passed.
          startsOn: '2020-01-06',
          endsOn: null,
          colour: 'blue',
          weekends: null,
          cycle: {
            length: 14,
            beginsOn: 0,
            changes: [0, 7].map((day) => ({
              day,
              to: day === 0 ? 'first' : 'second',
              handover: { time: '17:00', withoutSchool: null, name: null, place: null },
            })),
          },
        },
      },
      get: { of: 'parentingSchedule' },
      events: { of: 'parentingSchedule', body: { type: 'parentingSchedule.delete', version: 1 } },
    }),
  ),
  lifecycles: [scheduleLifecycle],
  record: [scheduleRecord],
  dueTimes: { parentingSchedule: keepSchedule },
  noticeSubjects: { parentingSchedule: scheduleSubjects },
}

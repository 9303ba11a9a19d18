import { actualTimeRoutes as actual } from '#contract/calendar/actual-times.ts'
import { calendarArea } from '#contract/calendar/calendar.area.ts'
import { calendarViewRoutes as view } from '#contract/calendar/calendar-view.ts'
import { changeRequestRoutes as requests } from '#contract/calendar/change-requests.ts'
import { holidayPresetRoutes as presets } from '#contract/calendar/holiday-presets.ts'
import { holidayRoutes as holidays } from '#contract/calendar/holidays.ts'
import { parentingScheduleRoutes as schedules } from '#contract/calendar/parenting-schedules.ts'
import { parentingTimeRoutes as layers } from '#contract/calendar/parenting-time.ts'
import { schoolBreakRoutes as breaks } from '#contract/calendar/school-breaks.ts'
import { oneOf } from '../../db/one-of.ts'
import { advance } from '../../lifecycle/advance.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature, type SubjectsOf } from '../feature.ts'
import { actualTimeLifecycle } from './actual/actual.lifecycle.ts'
import { actualTimeRecord } from './actual/actual.record.ts'
import { actualTimeRoutes } from './actual/actual.routes.ts'
import { calendarWaiting } from './calendar.home.ts'
import { calendarSamples } from './calendar.samples.ts'
import { calendarViewRoutes } from './calendar-view.routes.ts'
import { keepHoliday } from './holidays/holidays.begin.ts'
import { holidayLifecycle } from './holidays/holidays.lifecycle.ts'
import { holidayRecord } from './holidays/holidays.record.ts'
import { holidayRoutes } from './holidays/holidays.routes.ts'
import { holidayPresetRoutes } from './holidays/presets.routes.ts'
import { parentingTimeRoutes } from './parenting-time.routes.ts'
import { objectionRecord } from './plan/objections.ts'
import { withdrawRequests } from './requests.leaving.ts'
import { changeRequestLifecycle } from './requests.lifecycle.ts'
import { changeRequestRecord } from './requests.record.ts'
import { changeRequestRoutes } from './requests.routes.ts'
import { keepSchedule } from './schedules.begin.ts'
import { scheduleLifecycle } from './schedules.lifecycle.ts'
import { scheduleRecord } from './schedules.record.ts'
import { scheduleRoutes } from './schedules.routes.ts'
import { schoolBreakLifecycle } from './school/school.lifecycle.ts'
import { schoolBreakRecord } from './school/school.record.ts'
import { schoolBreakRoutes } from './school/school.routes.ts'

const contract = {
  ...schedules,
  changes: requests.list,
  ask: requests.ask,
  change: requests.get,
  answer: requests.events,
  holidays: holidays.list,
  recordHoliday: holidays.record,
  holiday: holidays.get,
  answerHoliday: holidays.events,
  actualTimes: actual.list,
  recordActualTime: actual.record,
  actualTime: actual.get,
  answerActualTime: actual.events,
  schoolBreaks: breaks.list,
  listSchoolBreaks: breaks.add,
  schoolBreak: breaks.get,
  answerSchoolBreak: breaks.events,
  ...presets,
  ...layers,
  keepView: view.keep,
} as const

/** A notice of a schedule or a holiday says its name. */
const namesIn =
  (table: 'parenting_schedule' | 'holiday' | 'school_break'): SubjectsOf =>
  async (tx, _personId, ids) => {
    const rows = await tx.selectFrom(table).select(['id', 'name']).where('id', '=', oneOf(ids)).execute()
    return new Map(rows.map(({ id, name }) => [id, { name }]))
  }

export const calendarFeature: ServerFeature = {
  name: 'calendar',
  area: calendarArea,
  dependsOn: ['children', 'families'],
  entities: ['parentingSchedule', 'holiday', 'objection', 'changeRequest', 'swap', 'actualTime', 'schoolBreak'],
  routes: featureRoutes(
    contract,
    (bind) => {
      scheduleRoutes(bind)
      holidayRoutes(bind)
      holidayPresetRoutes(bind)
      changeRequestRoutes(bind)
      actualTimeRoutes(bind)
      schoolBreakRoutes(bind)
      parentingTimeRoutes(bind)
      calendarViewRoutes(bind)
    },
    calendarSamples,
  ),
  lifecycles: [scheduleLifecycle, holidayLifecycle, changeRequestLifecycle, actualTimeLifecycle, schoolBreakLifecycle],
  record: [scheduleRecord, holidayRecord, objectionRecord, changeRequestRecord, actualTimeRecord, schoolBreakRecord],
  dueTimes: {
    parentingSchedule: keepSchedule,
    holiday: keepHoliday,
    changeRequest: (change, id) =>
      advance(change, changeRequestLifecycle, id, { type: 'changeRequest.expire' }, 'system'),
  },
  home: calendarWaiting,
  noticeSubjects: {
    parentingSchedule: namesIn('parenting_schedule'),
    holiday: namesIn('holiday'),
    schoolBreak: namesIn('school_break'),
  },
  extensions: [memberLeaves.extend({ line: 'requests', end: withdrawRequests })],
}

import { dateIn } from '#domain/time.ts'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { PlanFacts } from '#machines/calendar/plan.types.ts'
import type { Lifecycle } from '../../lifecycle/lifecycle.ts'
import { familyZone } from './calendar.lock.ts'
import { peopleOfPlan } from './plan/plan.people.ts'
import { keepScheduleTime } from './schedules.clock.ts'
import { scheduleEffects } from './schedules.effects.ts'
import { lockSchedule, type ScheduleRow, scheduleColumnsOf, writeSchedule } from './schedules.store.ts'

export type ScheduleLifecycle = Lifecycle<typeof parentingScheduleMachine, ScheduleRow>

export const scheduleFactsOf = (
  {
    starts_on,
    ends_on,
    answer,
    second_answer,
  }: Pick<ScheduleRow, 'starts_on' | 'ends_on' | 'answer' | 'second_answer'>,
  today: string,
): PlanFacts => ({
  begun: starts_on <= today,
  over: ends_on !== null && ends_on < today,
  answer,
  secondAnswer: second_answer,
})

export const scheduleLifecycle: ScheduleLifecycle = {
  entity: 'parentingSchedule',
  topic: 'calendar',
  machine: parentingScheduleMachine,
  lock: lockSchedule,
  contextOf: async (tx, row, now) => scheduleFactsOf(row, dateIn(now, await familyZone(tx))),
  people: peopleOfPlan,
  sawAmounts: () => true,
  write: writeSchedule,
  recordedElsewhere: ['reason'],
  effects: scheduleEffects,
  columnsOf: scheduleColumnsOf,
  notices: {
    'parentingSchedule.begin': 'scheduleAdded',
    'parentingSchedule.edit': 'scheduleEdited',
    'parentingSchedule.delete': 'scheduleDeleted',
    'parentingSchedule.confirm': 'scheduleConfirmed',
    'parentingSchedule.dispute': 'scheduleDisputed',
    'parentingSchedule.end': 'scheduleEnded',
    'parentingSchedule.lastDayPassed': 'scheduleEnded',
  },
  reaction: keepScheduleTime,
}

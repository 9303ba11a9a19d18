import { dateIn } from '#domain/time.ts'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { ParentingScheduleFacts, ParentingScheduleParty } from '#machines/calendar/parenting-schedule.types.ts'
import type { Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import { familyZone } from './calendar.lock.ts'
import { keepScheduleTime } from './schedules.clock.ts'
import { scheduleEffects } from './schedules.effects.ts'
import { lockSchedule, type ScheduleRow, scheduleColumnsOf, writeSchedule } from './schedules.store.ts'

export type ScheduleLifecycle = Lifecycle<typeof parentingScheduleMachine, ScheduleRow>

export const peopleOfSchedule = ({
  creator_id,
  other_id,
}: Pick<ScheduleRow, 'creator_id' | 'other_id'>): readonly Involved<ParentingScheduleParty>[] => [
  { personId: creator_id, party: 'creator' },
  { personId: other_id, party: 'other' },
]

export const scheduleFactsOf = (
  { starts_on, ends_on, answer }: Pick<ScheduleRow, 'starts_on' | 'ends_on' | 'answer'>,
  today: string,
): ParentingScheduleFacts => ({
  begun: starts_on <= today,
  over: ends_on !== null && ends_on < today,
  answer,
})

export const scheduleLifecycle: ScheduleLifecycle = {
  entity: 'parentingSchedule',
  topic: 'calendar',
  machine: parentingScheduleMachine,
  lock: lockSchedule,
  contextOf: async (tx, row, now) => scheduleFactsOf(row, dateIn(now, await familyZone(tx))),
  people: peopleOfSchedule,
  sawAmounts: () => true,
  write: writeSchedule,
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

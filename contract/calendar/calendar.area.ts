import type { ContractArea } from '../area.ts'
import { parentingScheduleEvents } from './parenting-schedules.events.ts'

export const calendarArea = {
  name: 'calendar',
  notices: {
    scheduleAdded: 'asked',
    scheduleEdited: 'asked',
    scheduleConfirmed: 'answers',
    scheduleDisputed: 'answers',
    scheduleDeleted: 'changes',
    scheduleEnded: 'changes',
  },
  noticeEntities: ['parentingSchedule'],
  events: [parentingScheduleEvents],
  topics: ['calendar'],
} as const satisfies ContractArea

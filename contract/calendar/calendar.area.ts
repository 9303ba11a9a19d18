import type { ContractArea } from '../area.ts'
import { changeRequestEvents } from './change-requests.events.ts'
import { parentingScheduleEvents } from './parenting-schedules.events.ts'

export const calendarArea = {
  name: 'calendar',
  notices: {
    scheduleAdded: 'asked',
    scheduleEdited: 'asked',
    changeAsked: 'asked',
    scheduleConfirmed: 'answers',
    scheduleDisputed: 'answers',
    changeApproved: 'answers',
    changeDeclined: 'answers',
    changeWithdrawn: 'changes',
    changeExpired: 'changes',
    scheduleDeleted: 'changes',
    scheduleEnded: 'changes',
  },
  noticeEntities: ['parentingSchedule', 'changeRequest'],
  events: [parentingScheduleEvents, changeRequestEvents],
  topics: ['calendar'],
} as const satisfies ContractArea

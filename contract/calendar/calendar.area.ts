import type { ContractArea } from '../area.ts'
import { actualTimeEvents } from './actual-times.events.ts'
import { changeRequestEvents } from './change-requests.events.ts'
import { holidayEvents, objectionEvents } from './holidays.events.ts'
import { parentingScheduleEvents } from './parenting-schedules.events.ts'

export const calendarArea = {
  name: 'calendar',
  notices: {
    scheduleAdded: 'asked',
    scheduleEdited: 'asked',
    holidayAdded: 'asked',
    holidayEdited: 'asked',
    changeAsked: 'asked',
    actualRecorded: 'asked',
    scheduleConfirmed: 'answers',
    scheduleDisputed: 'answers',
    holidayConfirmed: 'answers',
    holidayDisputed: 'answers',
    changeApproved: 'answers',
    changeDeclined: 'answers',
    actualConfirmed: 'answers',
    actualDisputed: 'answers',
    actualWithdrawn: 'changes',
    changeWithdrawn: 'changes',
    changeExpired: 'changes',
    scheduleDeleted: 'changes',
    scheduleEnded: 'changes',
    holidayDeleted: 'changes',
    holidayEnded: 'changes',
  },
  noticeEntities: ['parentingSchedule', 'holiday', 'changeRequest', 'actualTime'],
  events: [parentingScheduleEvents, holidayEvents, objectionEvents, changeRequestEvents, actualTimeEvents],
  topics: ['calendar'],
} as const satisfies ContractArea

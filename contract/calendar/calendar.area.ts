import type { ContractArea } from '../area.ts'
import { actualTimeEvents } from './actual-times.events.ts'
import { changeRequestEvents } from './change-requests.events.ts'
import { holidayEvents, objectionEvents } from './holidays.events.ts'
import { parentingScheduleEvents } from './parenting-schedules.events.ts'
import { schoolBreakEvents } from './school-breaks.events.ts'

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
    breaksListed: 'changes',
    breakRemoved: 'changes',
  },
  noticeEntities: ['parentingSchedule', 'holiday', 'changeRequest', 'actualTime', 'schoolBreak'],
  events: [
    parentingScheduleEvents,
    holidayEvents,
    objectionEvents,
    changeRequestEvents,
    actualTimeEvents,
    schoolBreakEvents,
  ],
  topics: ['calendar'],
} as const satisfies ContractArea

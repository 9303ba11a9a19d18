import type { ContractArea } from '../area.ts'
import { paymentSeriesEvents } from './payment-schedules.events.ts'

export const paymentSchedulesArea = {
  name: 'payment-schedules',
  notices: {
    scheduled: 'bank',
    scheduleChanged: 'bank',
    scheduleStopped: 'bank',
  },
  noticeEntities: ['paymentSeries'],
  events: [paymentSeriesEvents],
  topics: ['paymentSeries'],
} as const satisfies ContractArea

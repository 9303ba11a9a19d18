import type { ContractArea } from '../area.ts'

export const paymentSchedulesArea = {
  name: 'payment-schedules',
  notices: {
    scheduled: 'bank',
    scheduleChanged: 'bank',
    scheduleStopped: 'bank',
  },
  noticeEntities: ['paymentSeries'],
  topics: ['paymentSeries'],
} as const satisfies ContractArea

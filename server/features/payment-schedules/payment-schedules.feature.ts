import { randomUUID } from 'node:crypto'
import { paymentSeriesRoutes as contract } from '#contract/payment-schedules/payment-schedules.ts'
import { scheduleNotices } from '#contract/payment-schedules/schedule-notices.ts'
import { paymentSeriesLifecycle } from '../../use-cases/lifecycles.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { seriesSubjects } from './payment-schedules.notices.ts'
import { paymentSeriesRecord } from './payment-schedules.record.ts'
import { paymentSeriesRoutes } from './payment-schedules.routes.ts'

const days = { frequency: 'monthlyOnDay', startsOn: '2026-12-01', end: { by: 'count', count: 2 } }

export const paymentSchedulesFeature: ServerFeature = {
  name: 'payment-schedules',
  dependsOn: ['payments', 'expenses', 'child-support'],
  routes: featureRoutes(contract, paymentSeriesRoutes, ({ id, version }) => {
    const expenseId = id('expense')
    const bankAccountId = randomUUID()
    return {
      preview: { body: { expenseId, seriesId: null, total: 100, ...days } },
      create: {
        body: { expenseId, version: version('expense'), name: 'Braces', bankAccountId, total: 100, ...days },
      },
      previewSupport: { of: 'supportOrder.confirmed', body: { seriesId: null, each: 100, ...days } },
      createSupport: {
        of: 'supportOrder.confirmed',
        body: { version: 2, name: 'Support', bankAccountId, each: 100, ...days },
      },
      get: { of: 'paymentSeries' },
      events: { of: 'paymentSeries', body: { type: 'paymentSeries.stop', version: 1, waiting: 142_50 } },
    }
  }),
  lifecycles: [paymentSeriesLifecycle],
  record: [paymentSeriesRecord],
  notices: { kinds: scheduleNotices, subjects: { paymentSeries: seriesSubjects } },
  topics: ['paymentSeries'],
}

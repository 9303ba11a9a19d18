import { randomUUID } from 'node:crypto'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { featureRoutes, type ServerFeature } from '../../features/feature.ts'
import { plannedItems } from '../../features/payment-schedules/payment-schedules.planned.ts'
import { plannedExpenses, plannedSupport } from './planned-items.ts'
import { schedulingRoutes } from './scheduling.routes.ts'

const days = { frequency: 'monthlyOnDay', startsOn: '2026-12-01', end: { by: 'count', count: 2 } }

const { preview, create, previewSupport, createSupport } = paymentSeriesRoutes

/** Adds plans for later payments of an expense or of child support. */
export const schedulingFeature: ServerFeature = {
  name: 'scheduling',
  dependsOn: ['payment-schedules', 'payments', 'expenses', 'child-support', 'session'],
  routes: featureRoutes({ preview, create, previewSupport, createSupport }, schedulingRoutes, ({ id, version }) => {
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
    }
  }),
  extensions: [plannedItems.extend(plannedExpenses), plannedItems.extend(plannedSupport)],
}

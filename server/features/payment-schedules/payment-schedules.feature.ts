import { paymentSchedulesArea } from '#contract/payment-schedules/payment-schedules.area.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { usedParts } from '../../plans/used.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { bankAccountUses } from '../payment-accounts/payment-accounts.uses.ts'
import { paymentReactions } from '../payments/payments.paid.ts'
import { countedOf } from './payment-schedules.counting.ts'
import { stopPlanned } from './payment-schedules.leaving.ts'
import { followPaymentOfSeries, paymentSeriesLifecycle } from './payment-schedules.lifecycle.ts'
import { seriesSubjects } from './payment-schedules.planned.ts'
import { paymentSeriesRecord } from './payment-schedules.record.ts'
import { bindPaymentSeries } from './payment-schedules.routes.ts'
import { plansByAccount } from './payment-schedules.uses.ts'

const { list, get, events } = paymentSeriesRoutes

export const paymentSchedulesFeature: ServerFeature = {
  name: 'payment-schedules',
  area: paymentSchedulesArea,
  dependsOn: ['families', 'payments', 'payment-accounts'],
  entities: ['paymentSeries'],
  routes: featureRoutes({ list, get, events }, bindPaymentSeries, () => ({
    get: { of: 'paymentSeries' },
    events: { of: 'paymentSeries', body: { type: 'paymentSeries.stop', version: 1, waiting: 142_50 } },
  })),
  lifecycles: [paymentSeriesLifecycle],
  record: paymentSeriesRecord,
  noticeSubjects: { paymentSeries: seriesSubjects },
  extensions: [
    paymentReactions.extend(followPaymentOfSeries),
    bankAccountUses.extend(plansByAccount),
    memberLeaves.extend({ line: 'payments', end: stopPlanned }),
    usedParts.extend(async (tx, personId, now) => ({ scheduledPayments: await countedOf(tx, personId, null, now) })),
  ],
}

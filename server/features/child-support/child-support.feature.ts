import { childSupportArea } from '#contract/child-support/child-support.area.ts'
import { supportRoutes as contract } from '#contract/child-support/child-support.ts'
import { memberLeaves } from '../families/member-leaves.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { paidItems } from '../payments/payments.paid.ts'
import { keepLedger } from './child-support.day.ts'
import { supportWaiting } from './child-support.home.ts'
import { withdrawAskedEnds } from './child-support.leaving.ts'
import { supportOrderLifecycle } from './child-support.lifecycle.ts'
import { orderSubjects } from './child-support.notices.ts'
import { paidLedgers } from './child-support.paid.ts'
import { supportOrderRecord } from './child-support.record.ts'
import { supportRoutes } from './child-support.routes.ts'

export const childSupportFeature: ServerFeature = {
  name: 'child-support',
  area: childSupportArea,
  dependsOn: ['children', 'families', 'payments'],
  entities: ['supportOrder', 'supportDue', 'supportPayment', 'dueAllocation'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => supportRoutes(bind, deps),
    ({ id }) => ({
      record: {
        body: {
          payerId: id('parent'),
          amount: 100_00,
          rhythm: 'monthly',
          days: [1],
          from: '2026-10-01',
          to: null,
          childIds: [id('child')],
          reference: 'FD-12-345',
        },
      },
      events: { of: 'supportOrder', body: { type: 'supportOrder.withdraw', version: 1 } },
      dues: { of: 'supportOrder' },
      payments: { of: 'supportOrder' },
      csv: { of: 'supportOrder' },
    }),
  ),
  dueTimes: { supportOrder: keepLedger },
  lifecycles: [supportOrderLifecycle],
  record: [supportOrderRecord],
  noticeSubjects: { supportOrder: orderSubjects },
  home: supportWaiting,
  extensions: [paidItems.extend(paidLedgers), memberLeaves.extend({ line: 'requests', end: withdrawAskedEnds })],
}

import {
  type PaymentSeriesCommand,
  paymentSeriesDto,
  paymentSeriesRoutes,
  type paymentSeriesStatuses,
} from '#contract/payment-schedules/payment-schedules.ts'
import { paymentSeriesLifecycle } from '#server/features/payment-schedules/payment-schedules.lifecycle.ts'
import { lockSeries } from '#server/features/payment-schedules/payment-schedules.store.ts'
import { startPayment } from '#server/features/payments/payments.start.ts'
import { seriesChart } from '#src/features/payment-schedules/series.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { planning } from '../../payment-schedules/planning.ts'
import { givenBy, type Subject, subjectOf } from '../subject.ts'

const end = { by: 'count', count: 2 } as const
const edited = { name: 'Braces', total: 100_00, frequency: 'weekly', startsOn: '2026-12-04', end } as const

export const paymentSeries = async (): Promise<Subject> => {
  const planned = await planning(await sharedApp())
  const { on, cast, bankAccountId } = planned
  const at: Record<(typeof paymentSeriesStatuses)[number], () => Promise<string>> = {
    active: async () => (await planned.series({ end })).id,
    completed: async () => {
      const { id, payments } = await planned.series({ end })
      for (const payment of payments) await on.act('system', (change) => startPayment(change, payment.id))
      return id
    },
    stopped: async () => {
      const { id, version, waiting } = await planned.series({ end })
      await planned.command(id, { type: 'paymentSeries.stop', version, waiting })
      return id
    },
  }
  return subjectOf({
    lifecycle: paymentSeriesLifecycle,
    at,
    read: (id) =>
      on.scopes.asSystem(on.family.id, async (tx) => {
        const row = await lockSeries(tx, id, 'toRead')
        if (!row) throw new Error('no series')
        return { row, context: await paymentSeriesLifecycle.contextOf(tx, row, on.clock.now()) }
      }),
    commands: async ({ version, waiting }): Promise<PaymentSeriesCommand[]> => [
      { type: 'paymentSeries.edit', version, waiting, bankAccountId, ...edited },
      { type: 'paymentSeries.stop', version, waiting },
    ],
    given: async (person, id) =>
      givenBy(paymentSeriesDto, await cast[person].call(paymentSeriesRoutes.get, { params: { id } })),
    chartOf: seriesChart,
    send: async (person, id, command) => (await planned.command(id, command, person)).status,
  })
}

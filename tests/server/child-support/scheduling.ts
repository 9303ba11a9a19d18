import * as z from 'zod/mini'
import { supportOverviewDto, supportRoutes } from '#contract/child-support/child-support.ts'
import { apiError } from '#contract/errors.ts'
import {
  type NewSupportSchedule,
  type PaymentSeriesDto,
  paymentSeriesDto,
  paymentSeriesRoutes as routes,
} from '#contract/payment-schedules/payment-schedules.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import type { TestApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { type Support, supportOn } from '#tests/support/support-orders.ts'

// It is the 20th of November 2026, 9:00 in New York. Dana pays Sam 100.00 on the first of each month since October.
const day = 24 * 3_600_000

export const wrongIn = ({ status, body }: TestAnswer) => [
  status,
  ...z.parse(apiError, body).validationErrors.map(({ field, code }) => `${field} ${code}`),
]

/** Prepares a family's order in force and its planned payments over HTTP, always at the same time. */
export const supportScheduling = async (app: TestApp) => {
  app.clock.reset()
  const bank: ReadyBank = await readyBank(app)
  const support: Support = supportOn(bank.on)
  const at = { app, bank, support, root: await support.confirmed() }
  const typed = async (change: Partial<NewSupportSchedule> = {}): Promise<NewSupportSchedule> => ({
    version: (await support.row(at.root)).version,
    name: 'Support',
    bankAccountId: bank.danas,
    each: 100_00,
    frequency: 'dueDays',
    startsOn: '2026-11-20',
    end: { by: 'count', count: 6 },
    ...change,
  })
  const schedule = async (change: Partial<NewSupportSchedule> = {}, client: TestClient = bank.clients.dana) =>
    client.call(routes.createSupport, { params: { id: at.root }, body: await typed(change) })
  const series = async (change: Partial<NewSupportSchedule> = {}): Promise<PaymentSeriesDto> =>
    z.parse(z.object({ series: paymentSeriesDto }), (await schedule(change)).body).series
  const read = async (id: string): Promise<PaymentSeriesDto> =>
    z.parse(paymentSeriesDto, (await bank.clients.dana.call(routes.get, { params: { id } })).body)
  const preview = async (change: object = {}, client: TestClient = bank.clients.dana) => {
    const { version: _, name: __, bankAccountId: ___, ...plan } = await typed()
    const body = { ...plan, seriesId: null, ...change } as never
    return client.call(routes.previewSupport, { params: { id: at.root }, body })
  }
  const command = (body: object, id: string) =>
    bank.clients.dana.call(routes.events, { params: { id }, body: body as never })
  return Object.assign(at, {
    typed,
    schedule,
    series,
    read,
    preview,
    summary: async () => {
      const { ledgers } = z.parse(supportOverviewDto, (await bank.clients.sam.call(supportRoutes.overview, {})).body)
      return ledgers.find(({ root }) => root === at.root)?.summary
    },
    daysPass: async (days: number) => {
      await bank.later(days * day)
      await handleDueTimes(app.deps)
    },
    statuses: async ({ id }: PaymentSeriesDto) => (await read(id)).payments.map(({ status }) => status),
    edit: ({ id, version, waiting }: PaymentSeriesDto, change: object) =>
      command(
        {
          type: 'paymentSeries.edit',
          version,
          waiting,
          name: 'Less',
          bankAccountId: bank.danas,
          each: 80_00,
          frequency: 'dueDays',
          startsOn: '2026-11-20',
          end: { by: 'count', count: 2 },
          ...change,
        },
        id,
      ),
    stop: ({ id, version, waiting }: PaymentSeriesDto) => command({ type: 'paymentSeries.stop', version, waiting }, id),
  })
}
export type SupportScheduling = Awaited<ReturnType<typeof supportScheduling>>

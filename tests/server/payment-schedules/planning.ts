import * as z from 'zod/mini'
import {
  type NewSchedule,
  type PreviewRequest,
  paymentSeriesDto,
  paymentSeriesRoutes,
} from '#contract/payment-schedules/payment-schedules.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import type { TestApp } from '#tests/support/app.ts'
import { readyBank } from '#tests/support/bank/ready-bank.ts'
import type { TestAnswer } from '#tests/support/client.ts'
import { expenseAt } from '#tests/support/record/leaves.ts'
import { type Cast, castOf } from '../conformance/cast.ts'

/**
 * Prepares an expense of which Dana owes Sam 142.50, and plans its payments over HTTP. It is the 20th of November 2026,
 * 9:00 in New York.
 */
export const planning = async (app: TestApp) => {
  const { on, danas: bankAccountId } = await readyBank(app)
  const cast: Cast = await castOf(app, on)

  /** Starts a new session, because tests advance the clock beyond a token's lifetime. */
  const dana = () => app.as(on.dana.personId)
  const as = async (person: keyof Cast) => (person === 'dana' ? dana() : cast[person])
  const owedExpense = () => expenseAt['approved.unpaid'](on)
  const typed = async (expenseId: string, change: Partial<NewSchedule> = {}): Promise<NewSchedule> => ({
    expenseId,
    version: (await on.expenseRow(expenseId)).version,
    name: 'Braces',
    bankAccountId,
    total: 142_50,
    frequency: 'monthlyOnDay',
    startsOn: '2026-12-01',
    end: { by: 'count', count: 6 },
    ...change,
  })
  const schedule = async (expenseId: string, change: Partial<NewSchedule> = {}): Promise<TestAnswer> =>
    (await dana()).call(paymentSeriesRoutes.create, { body: await typed(expenseId, change) })
  const series = async (change: Partial<NewSchedule> = {}) => {
    const expenseId = await owedExpense()
    const { body } = await schedule(expenseId, change)
    return z.parse(z.object({ series: paymentSeriesDto }), body).series
  }
  const read = async (id: string) =>
    z.parse(paymentSeriesDto, (await (await dana()).call(paymentSeriesRoutes.get, { params: { id } })).body)
  const list = async (person: keyof Cast = 'dana') => (await (await as(person)).call(paymentSeriesRoutes.list, {})).body
  const command = async (id: string, body: object, person: keyof Cast = 'dana') =>
    (await as(person)).call(paymentSeriesRoutes.events, { params: { id }, body: body as never })
  const preview = async (change: Partial<PreviewRequest>, person: keyof Cast = 'dana') => {
    const plan = {
      expenseId: '',
      seriesId: null,
      total: 142_50,
      frequency: 'monthlyOnDay',
      startsOn: '2026-12-01',
    } as const
    const body = { ...plan, end: { by: 'count', count: 6 } as const, ...change }
    return (await as(person)).call(paymentSeriesRoutes.preview, { body })
  }
  const sweep = () => handleDueTimes(app.deps)
  const statuses = async (id: string) => (await read(id)).payments.map(({ status }) => status)
  return {
    app,
    on,
    cast,
    bankAccountId,
    owedExpense,
    typed,
    schedule,
    series,
    read,
    list,
    command,
    sweep,
    statuses,
    preview,
  }
}
export type Planning = Awaited<ReturnType<typeof planning>>

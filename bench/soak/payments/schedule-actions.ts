import * as z from 'zod/mini'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { type PaymentSeriesDto, paymentSeriesDto } from '#contract/payment-schedules/payment-schedules.ts'
import { addDays } from '#domain/time.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Action, ActionContext } from './action-context.ts'
import { isPaidBy } from './expense-actions.ts'

const planned = '/pub/v1/payment-series'
const created = z.object({ series: z.nullable(paymentSeriesDto) })
const frequencies = ['daily', 'weekdays', 'weekly'] as const
/** The plans are short, so that every planned day comes soon after the run. */
const most = { payments: 4, daysAhead: 5 }

const waitingIn = ({ payments }: Pick<PaymentSeriesDto, 'payments'>) =>
  payments.filter(({ status }) => status === 'scheduled').map(({ id, amount }) => ({ id, amount }))

/** Plans payments of an expense, singly or in a series, and edits and stops what waits. */
export const scheduleActions = (context: ActionContext): readonly Action[] => {
  const { ledger, random, accounts, post, read } = context
  /** Holds the plans of this person, the latest last. */
  const own: string[] = []

  const clock = (total: number) => {
    const count = random.between(1, Math.min(most.payments, total))
    return {
      startsOn: addDays(context.today(), random.between(0, most.daysAhead)),
      frequency: random.pick(frequencies) ?? 'daily',
      end: { by: 'count', count },
    } as const
  }

  /** The answer does not name a single payment: it is the one of the expense that was not acknowledged yet. */
  const single = async (id: string, total: number, startsOn: string) => {
    const known = new Set(
      ledger.acknowledged.flatMap((one) => ('payments' in one ? one.payments.map((payment) => payment.id) : [])),
    )
    const payments = (await context.readExpense(id))?.payments ?? []
    return payments.filter(
      (one) => one.startOn === startsOn && one.seriesId === null && one.amount === total && !known.has(one.id),
    )
  }

  /** Plans are made one at a time, because two at once could not be told apart. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (run: () => Promise<void>): Promise<void> => {
    const mine = last.then(run)
    last = mine.catch(() => undefined)
    return mine
  }

  const planFor = async ({ id: expenseId, version, facts }: ExpenseDto, bankAccountId: string) => {
    const payable = payableOf(facts)
    const total = random.chance(0.4) ? payable : random.between(1, payable)
    const alone = random.chance(0.3)
    const { startsOn, ...rest } = clock(total)
    const how = alone ? { frequency: 'once', end: null, name: null } : { ...rest, name: ledger.marker() }
    const body = await post(planned, { expenseId, version, bankAccountId, total, startsOn, ...how })
    if (body === undefined) return
    const { series } = z.parse(created, body)
    if (series) own.push(series.id)
    const payments = series ? waitingIn(series) : await single(expenseId, total, startsOn)
    const seriesId = series?.id ?? null
    ledger.add({ what: 'planned', seriesId, expenseId, payments: payments.map(({ id, amount }) => ({ id, amount })) })
  }

  const plan = async () => {
    const item = (await context.someExpenses()).find((one) => isPaidBy(one) && payableOf(one.facts) > 0)
    const bankAccountId = random.pick(accounts)
    if (item && bankAccountId !== undefined) await inTurn(() => planFor(item, bankAccountId))
  }

  const waiting = async (): Promise<PaymentSeriesDto | undefined> => {
    const id = random.pick(own.slice(-20))
    const series = id === undefined ? undefined : z.parse(paymentSeriesDto, await read(`${planned}/${id}`))
    return series && series.facts.ahead > 0 ? series : undefined
  }

  const edit = async () => {
    const series = await waiting()
    const bankAccountId = random.pick(accounts)
    if (!series?.expense || bankAccountId === undefined) return
    const { id, version, waiting: seen } = series
    const total = random.chance(0.5) ? seen : random.between(1, seen)
    const command = { type: 'paymentSeries.edit', version, waiting: seen, bankAccountId, total, name: ledger.marker() }
    const body = await post(`${planned}/${id}/events`, { ...command, ...clock(total) })
    if (body === undefined) return
    const payments = waitingIn(z.parse(paymentSeriesDto, body))
    ledger.add({ what: 'planned anew', seriesId: id, expenseId: series.expense.id, payments })
  }

  const stop = async () => {
    const series = await waiting()
    if (!series) return
    const { id, version, waiting: seen } = series
    const body = await post(`${planned}/${id}/events`, { type: 'paymentSeries.stop', version, waiting: seen })
    if (body !== undefined) ledger.add({ what: 'series stopped', seriesId: id })
  }

  return [
    { weight: 2, run: plan },
    { weight: 1, run: edit },
    { weight: 0.5, run: stop },
  ]
}

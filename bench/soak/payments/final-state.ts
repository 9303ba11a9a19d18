import * as z from 'zod/mini'
import { supportOverviewDto } from '#contract/child-support/child-support.ts'
import { expensePageDto } from '#contract/expenses/expenses.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import type { Client } from '../client.ts'
import { supportOrders } from './action-context.ts'
import type { PaymentsLedger } from './ledger.ts'
import type { ShownSupport } from './support-oracle.ts'

/**
 * Holds the amounts that a person's log shows, in cents: their debt with what waits for their answer, and what is
 * in transit at the bank.
 */
export type Shown = { readonly owed: number; readonly withBank: number }

export const shownTo = async (person: Client): Promise<Shown> => {
  const { body } = await person.send({ method: 'GET', path: '/pub/v1/expenses?limit=1' })
  const { totals } = z.parse(expensePageDto, body)
  const { amount, unanswered } = totals?.youOwe ?? {}
  return { owed: (amount ?? Number.NaN) + (unanswered ?? Number.NaN), withBank: totals?.withBank.amount ?? Number.NaN }
}

const overview = async (person: Client) =>
  z.parse(supportOverviewDto, (await person.send({ method: 'GET', path: supportOrders })).body)

/**
 * Says whether no payment of this family waits for its day, and no child support is on its way except what waits for an
 * answer.
 */
export const nothingWaits = async (person: Client): Promise<boolean> => {
  const { output, path } = paymentSeriesRoutes.list
  const { series, single } = z.parse(output, (await person.send({ method: 'GET', path })).body)
  const byBank = (await overview(person)).ledgers.map(
    ({ summary, waiting }) => summary.onItsWay - waiting.reduce((sum, { payment }) => sum + payment.amount, 0),
  )
  return single.length === 0 && series.every(({ status }) => status !== 'active') && byBank.every((much) => much === 0)
}

/** Pays a last cent to each order that the person pays, so that everything that fell due by now is written. */
export const payLast = async (person: Client, ledger: PaymentsLedger): Promise<void> => {
  const known = new Set(ledger.acknowledged.flatMap((one) => (one.what === 'order moved' ? [one.id] : [])))
  const { today, ledgers } = await overview(person)
  const own = ledgers
    .flatMap(({ orders }) => orders)
    .filter(({ id, payerId }) => known.has(id) && payerId === person.id)
  for (const { id, root, version } of own) {
    const marker = ledger.marker()
    const body = { type: 'supportOrder.pay', version, amount: 1, method: 'check', note: marker, paidOn: today }
    const { status } = await person.send({ method: 'POST', path: `${supportOrders}/${id}/events`, body })
    if (status !== 200) throw new Error(`the last payment to ${id} was answered ${status}`)
    ledger.add({ what: 'paid', method: 'check', marker, amount: 1, parts: [], order: root })
  }
}

/** Returns what the ledgers show at the end. */
export const supportShown = async (person: Client): Promise<ShownSupport> => {
  const { today, ledgers } = await overview(person)
  const shown = ledgers.map(({ root, summary: { current, credit } }) => ({
    root,
    balance: current?.balance ?? 0,
    credit,
  }))
  return { today, ledgers: shown }
}

import {
  type OccurrenceDto,
  type PaymentSeriesDto,
  type PaymentSeriesSummaryDto,
  upcomingShown,
} from '#contract/payment-schedules/payment-schedules.ts'
import type { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { countsAs } from '../payments/payments.facts.ts'
import { paymentSeriesLifecycle, peopleOfSeries, planEdits, seriesFactsOf } from './payment-schedules.lifecycle.ts'
import { describedSeries } from './payment-schedules.planned.ts'
import { paymentsOfSeries, type SeriesRecord } from './payment-schedules.store.ts'

type Payment = Awaited<ReturnType<typeof paymentsOfSeries>>[number]

const occurrenceOf = ({ id, status, version, amount, start_on, start_at }: Payment): OccurrenceDto[] =>
  start_on === null || start_at === null ? [] : [{ id, status, version, amount, on: start_on, at: start_at }]

const upcomingOf = (payments: readonly OccurrenceDto[]): PaymentSeriesSummaryDto['upcoming'] =>
  payments
    .filter(({ status }) => countsAs(status, 'scheduled'))
    .slice(0, upcomingShown)
    .map(({ on, at, amount }) => ({ on, at, amount }))

type SeriesInputs = Pick<PaymentSeriesSummaryDto, 'currency' | 'upcoming'> & {
  readonly described: Awaited<ReturnType<typeof describedSeries>>
  readonly mayEdit: boolean
}

/** Only the payer learns whether their plan includes editing. */
const summaryOf = (
  row: SeriesRecord,
  viewer: Viewer,
  { currency, upcoming, described, mayEdit }: SeriesInputs,
): PaymentSeriesSummaryDto => {
  const you = byOf(viewer, peopleOfSeries(row))
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    name: row.name,
    total: row.total,
    waiting: row.waiting,
    currency,
    next: upcoming[0] ?? null,
    upcoming,
    frequency: row.frequency,
    startsOn: row.starts_on,
    interval: row.repeats_every,
    zone: row.zone,
    payerId: row.payer_id,
    receiverId: row.receiver_id,
    createdAt: row.created_at,
    ledgerId: described.get(row.id)?.ledgerId ?? null,
    expense: described.get(row.id)?.expense ?? null,
    facts: seriesFactsOf(row, you.party === 'payer' && mayEdit),
    you,
  }
}

type Known = Omit<SeriesInputs, 'upcoming'>

const dtoOf = (row: SeriesRecord, viewer: Viewer, known: Known, rows: readonly Payment[]): PaymentSeriesDto => {
  const payments = rows.flatMap(occurrenceOf)
  const item = summaryOf(row, viewer, { ...known, upcoming: upcomingOf(payments) })
  const own = item.you.party === 'payer' && item.you.mode === 'self'
  return { ...item, payments, bankAccountId: own ? row.bank_account_id : null }
}

const knownOf = async (tx: Tx, { viewpoint }: Viewer, rows: readonly SeriesRecord[]): Promise<Known> => {
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  return { currency, described: await describedSeries(tx, rows), mayEdit: await planEdits(tx, viewpoint) }
}

/** Returns the series as the viewer sees them, in the order of the rows. */
export const seriesItems = async (
  tx: Tx,
  viewer: Viewer,
  rows: readonly SeriesRecord[],
): Promise<PaymentSeriesDto[]> => {
  if (rows.length === 0) return []
  const known = await knownOf(tx, viewer, rows)
  const ids = rows.map(({ id }) => id)
  const bySeries = Map.groupBy(await paymentsOfSeries(tx, ids), ({ series_id }) => series_id)
  return rows.map((row) => dtoOf(row, viewer, known, bySeries.get(row.id) ?? []))
}

export const seriesItem: Item<typeof paymentSeriesMachine, SeriesRecord, PaymentSeriesDto> = {
  lifecycle: paymentSeriesLifecycle,
  dtoOf: async ({ tx, viewer }, row) =>
    dtoOf(row, viewer, await knownOf(tx, viewer, [row]), await paymentsOfSeries(tx, [row.id])),
}

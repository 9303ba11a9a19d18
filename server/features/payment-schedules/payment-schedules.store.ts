import { type Selectable, sql } from 'kysely'
import { type PaymentSeriesStatus, paymentSeriesStatuses } from '#contract/payment-schedules/payment-schedules.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { statusesThat, stoppedStatuses } from '../payments/payments.facts.ts'
import { plannedItems } from './payment-schedules.planned.ts'

type Stored = Selectable<Schema['payment_series']>
/** The row with facts of its payments: how many wait, their sum, and whether the latest change stopped one. */
export type SeriesRecord = Stored & { readonly ahead: number; readonly waiting: number; readonly cut_short: boolean }

/** Lists the statuses of series that may still send payments. */
export const runningStatuses: readonly PaymentSeriesStatus[] = paymentSeriesStatuses.filter(
  (status) => !isFinalLeaf(paymentSeriesMachine, status),
)

const rows = (tx: Tx) =>
  tx
    .selectFrom('payment_series as s')
    .selectAll('s')
    .select((eb) => {
      const own = () =>
        eb.selectFrom('payment as p').whereRef('p.family_id', '=', 's.family_id').whereRef('p.series_id', '=', 's.id')
      const ahead = () => own().where('p.status', 'in', statusesThat('scheduled'))
      return [
        ahead()
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('ahead'),
        ahead().select(sql<number>`coalesce(sum(p.amount), 0)::bigint`.as('sum')).as('waiting'),
        own()
          .select(sql<boolean>`p.status = any(${[...stoppedStatuses]})`.as('stopped'))
          .orderBy('p.change_order', 'desc')
          .limit(1)
          .as('cut_short'),
      ]
    })

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>
const recordOf = (row: Row): SeriesRecord => ({
  ...row,
  ahead: row.ahead ?? 0,
  waiting: row.waiting ?? 0,
  cut_short: row.cut_short ?? false,
})

/** Locks what it pays, as its payments do, then the series; its payments are summed only under these locks. */
export const lockSeries = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<SeriesRecord | undefined> => {
  if (how === 'toWrite') {
    for (const { lock } of plannedItems.parts()) await lock(tx, id)
    await tx.selectFrom('payment_series').select('id').where('id', '=', id).forUpdate().execute()
  }
  const row = await rows(tx).where('s.id', '=', id).executeTakeFirst()
  return row && recordOf(row)
}

/** Lists active series first, then the newest. */
export const allSeries = async (tx: Tx): Promise<SeriesRecord[]> => {
  const found = await rows(tx)
    .orderBy(sql`s.status = any(${[...runningStatuses]})`, 'desc')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
  return found.map(recordOf)
}

/** The columns that a person chose for a plan. */
export type PlanColumns = Pick<
  Stored,
  | 'name'
  | 'total'
  | 'frequency'
  | 'recorded_frequency'
  | 'starts_on'
  | 'repeats_every'
  | 'end_count'
  | 'end_on'
  | 'zone'
  | 'bank_account_id'
>
export type NewSeries = PlanColumns &
  Pick<Stored, 'family_id' | 'id' | 'status' | 'payer_id' | 'receiver_id' | 'expense_id' | 'order_id'> & {
    readonly now: string
  }

export const insertSeries = async (tx: Tx, { now, ...row }: NewSeries): Promise<SeriesRecord> => {
  const times = { created_at: now, changed_at: now }
  await tx
    .insertInto('payment_series')
    .values({ ...row, ...times, version: 1, audience: null })
    .execute()
  return recordOf(await rows(tx).where('s.id', '=', row.id).executeTakeFirstOrThrow())
}

export const setPlan = async (tx: Tx, id: string, plan: PlanColumns): Promise<void> => {
  await tx.updateTable('payment_series').set(plan).where('id', '=', id).execute()
}

type Next = { readonly status: PaymentSeriesStatus; readonly version: number; readonly changedAt: string }
export const writeSeries = async (tx: Tx, { id }: SeriesRecord, next: Next): Promise<void> => {
  const { status, version, changedAt: changed_at } = next
  await tx.updateTable('payment_series').set({ status, version, changed_at }).where('id', '=', id).execute()
}

/** Returns its payments in the order of their days. */
export const paymentsOfSeries = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('payment')
    .select(['id', 'series_id', 'status', 'version', 'amount', 'start_on', 'start_at'])
    .where('series_id', 'in', [...ids])
    .orderBy('start_at')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Returns the ids of those that still wait. */
export const waitingOf = async (tx: Tx, seriesId: string): Promise<string[]> => {
  const found = await tx
    .selectFrom('payment')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('status', 'in', statusesThat('scheduled'))
    .orderBy('start_at')
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

/** Lists what a recorded frequency is called since the last weekday and the last day are choices of their own. */
const renamedFrom: Readonly<Record<string, string>> = {
  monthlyOnLastWeekday: 'monthlyOnWeekday',
  monthlyOnLastDay: 'monthlyOnDay',
}
/** Returns the word in the plan's entries; null, which no entry says, when the row could not have come from it. */
const recordedFrequency = ({ frequency, recorded_frequency: recorded }: SeriesRecord): string | null => {
  if (recorded === null) return frequency
  return renamedFrom[frequency] === recorded ? recorded : null
}

/** Returns the recorded columns. The payer's account is recorded in a stream of the payer's own. */
export const seriesColumnsOf = (row: SeriesRecord) => ({
  name: row.name,
  total: row.total,
  frequency: recordedFrequency(row),
  starts_on: row.starts_on,
  repeats_every: row.repeats_every,
  end_count: row.end_count,
  end_on: row.end_on,
  zone: row.zone,
  payer_id: row.payer_id,
  receiver_id: row.receiver_id,
  expense_id: row.expense_id,
  order_id: row.order_id,
  created_at: row.created_at,
})

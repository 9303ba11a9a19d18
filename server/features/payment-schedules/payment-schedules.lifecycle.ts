import type { PaymentSeriesCommand } from '#contract/payment-schedules/payment-schedules.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import type { PaymentSeriesFacts } from '#machines/payment-schedules/payment-series.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Actor, Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { lockSeries, type SeriesRecord, writeSeries } from './payment-schedules.store.ts'

export type PaymentSeriesLifecycle = Lifecycle<typeof paymentSeriesMachine, SeriesRecord>
export type Edit = Extract<PaymentSeriesCommand, { type: 'paymentSeries.edit' }>

/** What other areas do for a series. Composed in `server/use-cases/lifecycles.ts`. */
export type SeriesPorts = {
  readonly mayEdit: (tx: Tx, payerId: string) => Promise<boolean>
  /** Stops what waits, then plans it as the command says. */
  readonly planAnew: (change: UnitOfWork, row: SeriesRecord, edit: Edit, actor: Actor) => Promise<void>
  readonly stopAhead: (change: UnitOfWork, row: SeriesRecord) => Promise<void>
}

export const peopleOfSeries = (row: Pick<SeriesRecord, 'payer_id' | 'receiver_id'>): readonly Involved[] => [
  { personId: row.payer_id, party: 'payer' },
  { personId: row.receiver_id, party: 'receiver' },
]

export const seriesFactsOf = (row: SeriesRecord, mayEdit: boolean): PaymentSeriesFacts => ({
  ahead: row.ahead,
  cutShort: row.cut_short,
  mayEdit,
})

const sawAmounts: PaymentSeriesLifecycle['sawAmounts'] = (row, command) =>
  'waiting' in command && command.waiting === row.waiting

const editOf = (command: object): Edit => {
  if (!('type' in command) || command.type !== 'paymentSeries.edit') throw new Error('Only an edit plans anew')
  return command as Edit
}

/** What the record keeps. The bank account is its payer's affair, and no part of the record. */
export const seriesColumnsOf: PaymentSeriesLifecycle['columnsOf'] = (row) => ({
  name: row.name,
  total: row.total,
  frequency: row.frequency,
  starts_on: row.starts_on,
  end_count: row.end_count,
  end_on: row.end_on,
  zone: row.zone,
  payer_id: row.payer_id,
  receiver_id: row.receiver_id,
  expense_id: row.expense_id,
  order_id: row.order_id,
})

export const paymentSeriesLifecycleWith = (ports: SeriesPorts): PaymentSeriesLifecycle => ({
  entity: 'paymentSeries',
  topic: 'paymentSeries',
  machine: paymentSeriesMachine,
  lock: lockSeries,
  contextOf: async (tx, row) => seriesFactsOf(row, await ports.mayEdit(tx, row.payer_id)),
  people: peopleOfSeries,
  sawAmounts,
  write: writeSeries,
  effects: {
    planAnew: (change, { row, command, actor }) => ports.planAnew(change, row, editOf(command), actor),
    stopAhead: (change, { row }) => ports.stopAhead(change, row),
  },
  // That payments were planned is told by what they pay.
  notices: { 'paymentSeries.edit': 'scheduleChanged', 'paymentSeries.stop': 'scheduleStopped' },
  columnsOf: seriesColumnsOf,
})

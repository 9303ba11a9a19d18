import type { PaymentSeriesCommand } from '#contract/payment-schedules/payment-schedules.ts'
import { planAllows } from '#contract/plans.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import type { PaymentSeriesFacts, PaymentSeriesParty } from '#machines/payment-schedules/payment-series.types.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { Effect, Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { planOf } from '../../plans/plan-of.ts'
import { paymentLifecycle } from '../payments/payments.lifecycle.ts'
import type { PaymentRow } from '../payments/payments.store.ts'
import { mustBeReady, planSeriesAnew } from './payment-schedules.begin.ts'
import { targetOfSeries } from './payment-schedules.planned.ts'
import { lockSeries, type SeriesRecord, seriesColumnsOf, waitingOf, writeSeries } from './payment-schedules.store.ts'

export type PaymentSeriesLifecycle = Lifecycle<typeof paymentSeriesMachine, SeriesRecord>
export type Edit = Extract<PaymentSeriesCommand, { type: 'paymentSeries.edit' }>

export const peopleOfSeries = (
  row: Pick<SeriesRecord, 'payer_id' | 'receiver_id'>,
): readonly Involved<PaymentSeriesParty>[] => [
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

/** Says whether somebody's plan includes editing scheduled payments. */
export const planEdits = async (tx: Tx, personId: string): Promise<boolean> =>
  planAllows(await planOf(tx, personId), 'editScheduledPayments')

const stopAhead = async (change: UnitOfWork, { id }: SeriesRecord): Promise<void> => {
  for (const paymentId of await waitingOf(change.tx, id))
    await advance(change, paymentLifecycle, paymentId, { type: 'payment.stop' }, 'system')
}

/** Stops the waiting payments, then plans them as the command says. */
const planAnew: Effect<SeriesRecord> = async (change, { row, command, actor }) => {
  const edit = editOf(command)
  if (typeof actor === 'string') throw new Error('Only a person edits a plan')
  await stopAhead(change, row)
  const target = await targetOfSeries(change, row, actor)
  await mustBeReady(change.tx, target, edit.bankAccountId)
  await planSeriesAnew(change, target, row, edit)
}

export const paymentSeriesLifecycle: PaymentSeriesLifecycle = {
  entity: 'paymentSeries',
  topic: 'paymentSeries',
  machine: paymentSeriesMachine,
  lock: lockSeries,
  contextOf: async (tx, row) => seriesFactsOf(row, await planEdits(tx, row.payer_id)),
  people: peopleOfSeries,
  sold: { given: (context) => ({ ...context, mayEdit: true }), code: 'editNotInPlan' },
  sawAmounts,
  write: writeSeries,
  effects: { planAnew, stopAhead: (change, { row }) => stopAhead(change, row) },
  // The area of what is paid sends the notice that payments were planned.
  notices: { 'paymentSeries.edit': 'scheduleChanged', 'paymentSeries.stop': 'scheduleStopped' },
  columnsOf: seriesColumnsOf,
}

/** While a command moves the series, its payments follow it; otherwise the series ends with its last waiting payment. */
export const followPaymentOfSeries = async (change: UnitOfWork, { series_id: id }: PaymentRow): Promise<void> => {
  if (id === null) return
  if (change.entries.some(({ entity, entityId }) => entity === 'paymentSeries' && entityId === id)) return
  const series = await lockSeries(change.tx, id, 'toWrite')
  if (!series || series.ahead > 0 || isFinalLeaf(paymentSeriesMachine, series.status)) return
  await advance(change, paymentSeriesLifecycle, id, { type: 'paymentSeries.paymentsChanged' }, 'system')
}

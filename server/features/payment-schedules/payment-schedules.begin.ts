import { randomUUID } from 'node:crypto'
import type { Planned, PlannedSum } from '#domain/payment-plan.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { recordSource } from '../payments/payments.accounts.ts'
import { rejectionReasonForAny } from '../payments/payments.sending.ts'
import { mustBeUsual } from '../payments/payments.usual.ts'
import type { Edit, PaymentSeriesLifecycle } from './payment-schedules.lifecycle.ts'
import {
  type Payable,
  type Payer,
  type Plan,
  planOfPayments,
  type Rule,
  totalOf,
} from './payment-schedules.planning.ts'
import { insertSeries, type PlanColumns, type SeriesRecord, setPlan } from './payment-schedules.store.ts'

/** The target of a plan. It is locked, and its own chart decides whether this much may be planned. */
export type Target = Payable & {
  /** Says whether its plans have a total or an amount for each payment. */
  readonly plansBy: PlannedSum['of']
  readonly payerId: string
  readonly receiverId: string
  readonly columns: Pick<SeriesRecord, 'expense_id' | 'order_id'>
  /** Asks the target's chart to accept a plan of this amount; it may refuse. */
  readonly agree: (amount: number) => Promise<void>
  /** Begins one of the payments; `seriesId` is null for a single payment. */
  readonly begin: (payment: Due) => Promise<void>
}
export type Due = { readonly planned: Planned; readonly seriesId: string | null; readonly bankAccountId: string }

/** @throws {Refusal} when this payer cannot send from this account to this receiver at all */
export const mustBeReady = async (tx: Tx, { payerId, receiverId }: Target, bankAccountId: string): Promise<void> => {
  const reason = await rejectionReasonForAny(tx, { payerId, receiverId, bankAccountId })
  if (reason) throw new Refusal(reason)
}

/** Refuses with the form's fields and the problem of each. */
const refuseProblems = ({ problems }: Plan): void => {
  if (problems.length > 0) throw new Refusal('invalid', { validationErrors: [...problems] })
}

type Typed = Rule & {
  readonly name?: string | null | undefined
  readonly bankAccountId: string
  readonly total?: number | undefined
  readonly each?: number | undefined
}

/** @throws {Refusal} invalid when the target plans by the other kind of amount */
const sumOf = ({ plansBy }: Target, typed: Typed): PlannedSum => {
  const amount = typed[plansBy]
  if (amount === undefined) throw new Refusal('invalid', { validationErrors: [{ field: plansBy, code: 'required' }] })
  return { of: plansBy, amount }
}

/** Returns the plan if nothing prevents it. */
const mustBePlannable = async (
  { tx, now }: UnitOfWork,
  target: Target,
  typed: Typed,
  but: string | null,
): Promise<Plan> => {
  const { payerId } = target
  const { frequency, startsOn, interval, end } = typed
  const payer: Payer = { payerId, but, daysOf: target.daysOf, payableBy: target.payableBy }
  const plan = await planOfPayments(tx, payer, { frequency, startsOn, interval, end, sum: sumOf(target, typed) }, now)
  refuseProblems(plan)
  return plan
}

/** The password is asked for when a plan is agreed to, and not when its payments are sent. */
const agree = async (change: UnitOfWork, { payerId, agree: accept }: Target, total: number): Promise<void> => {
  await accept(total)
  await mustBeUsual(change, { payerId, amount: total })
}

type Columns = { readonly zone: string; readonly total: number }
const columnsOf = (
  { name, bankAccountId, frequency, startsOn, interval, end }: Typed,
  { zone, total }: Columns,
): PlanColumns => {
  if (frequency === 'once') throw new Error('One payment alone is no series')
  return {
    name: name ?? '',
    total,
    frequency,
    recorded_frequency: null,
    starts_on: startsOn,
    repeats_every: interval ?? 1,
    zone,
    bank_account_id: bankAccountId,
    end_count: end?.by === 'count' ? end.count : null,
    end_on: end?.by === 'date' ? end.on : null,
  }
}

/**
 * Plans the payments of a target: each is inserted at once and waits for its day. Returns the id of a series, or null
 * for a single payment.
 * @throws {Refusal} invalid, with the problem of each field; the reason that prevents sending at all; or passwordNeeded
 */
export const beginSchedule = async (
  change: UnitOfWork,
  lifecycle: PaymentSeriesLifecycle,
  target: Target,
  typed: Typed,
  viewer: Viewer,
): Promise<string | null> => {
  const plan = await mustBePlannable(change, target, typed, null)
  const { planned, zone } = plan
  const total = totalOf(plan)
  await agree(change, target, total)
  const { bankAccountId } = typed
  const single = typed.frequency === 'once'
  const seriesId = single
    ? null
    : await insertPlan(change, lifecycle, { target, typed, zone, total, count: planned.length }, viewer)
  for (const one of planned) await target.begin({ planned: one, seriesId, bankAccountId })
  return seriesId
}

type ToInsert = Columns & { readonly target: Target; readonly typed: Typed; readonly count: number }

const insertPlan = async (
  change: UnitOfWork,
  lifecycle: PaymentSeriesLifecycle,
  { target, typed, zone, total, count }: ToInsert,
  viewer: Viewer,
): Promise<string> => {
  const { tx, familyId: family_id, now } = change
  const id = randomUUID()
  const parties = { payer_id: target.payerId, receiver_id: target.receiverId }
  const input = { ahead: count, cutShort: false, mayEdit: false }
  await begin(
    change,
    lifecycle,
    input,
    (status) =>
      insertSeries(tx, {
        family_id,
        id,
        status,
        now,
        ...parties,
        ...target.columns,
        ...columnsOf(typed, { zone, total }),
      }),
    viewer,
    { payments: count, waiting: total },
  )
  recordSource(change, 'seriesSource', { id, payer_id: target.payerId, bank_account_id: typed.bankAccountId })
  return id
}

/** Plans the payments of a series again after its waiting ones were stopped. Sent payments stay and count in its total. */
export const planSeriesAnew = async (
  change: UnitOfWork,
  target: Target,
  row: SeriesRecord,
  edit: Edit,
): Promise<void> => {
  const plan = await mustBePlannable(change, target, edit, row.id)
  const { planned, zone } = plan
  const total = totalOf(plan)
  await agree(change, target, total)
  const gone = row.total - row.waiting
  await setPlan(change.tx, row.id, columnsOf(edit, { zone, total: gone + total }))
  const { bankAccountId } = edit
  recordSource(change, 'seriesSource', { id: row.id, payer_id: row.payer_id, bank_account_id: bankAccountId })
  for (const one of planned) await target.begin({ planned: one, seriesId: row.id, bankAccountId })
}

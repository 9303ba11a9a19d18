import type {
  NewSupportSchedule,
  SchedulePreviewDto,
  SupportPreviewRequest,
} from '#contract/payment-schedules/payment-schedules.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { lockOrder } from '../../features/child-support/child-support.store.ts'
import { beginSchedule, mustBeReady } from '../../features/payment-schedules/payment-schedules.begin.ts'
import { paymentSeriesLifecycle } from '../../features/payment-schedules/payment-schedules.lifecycle.ts'
import { planOfPayments } from '../../features/payment-schedules/payment-schedules.planning.ts'
import { lockSeries } from '../../features/payment-schedules/payment-schedules.store.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { type Previewing, shownPlan } from './schedule-expense.ts'
import { payableOfLedger, supportTarget } from './support-target.ts'

/** Plans payments of child support by one order. Returns the id of a series, or null for a single payment. */
export const scheduleSupport = async (
  change: UnitOfWork,
  viewer: Viewer,
  orderId: string,
  { version, ...typed }: NewSupportSchedule,
): Promise<string | null> => {
  const target = await supportTarget(change, { orderId, version, notifies: true }, viewer)
  await mustBeReady(change.tx, target, typed.bankAccountId)
  return beginSchedule(change, paymentSeriesLifecycle, target, typed, viewer)
}

/** Previews a plan for its payer only, because it reveals their subscription and their sending limits. */
export const previewOfSupport = async (
  context: Previewing,
  orderId: string,
  { seriesId, each, ...rule }: SupportPreviewRequest,
): Promise<SchedulePreviewDto> => {
  const { tx, viewer, now } = context
  const row = await lockOrder(tx, orderId, 'toRead')
  const series = seriesId === null ? null : await lockSeries(tx, seriesId, 'toRead')
  if (!row || series === undefined) throw new Refusal('notFound')
  if (row.payer_id !== viewer.personId || (series && series.order_id !== row.root_id)) throw new Refusal('notAllowed')
  const { daysOf, payableBy } = await payableOfLedger(tx, row.root_id, now, seriesId)
  const payer = { payerId: row.payer_id, daysOf, payableBy, but: seriesId }
  return shownPlan(context, payer, await planOfPayments(tx, payer, { ...rule, sum: { of: 'each', amount: each } }, now))
}

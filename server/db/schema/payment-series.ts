import type { Generated } from 'kysely'
import type { PaymentSeriesStatus, PlanFrequency } from '#contract/payment-schedules/payment-schedules.ts'
import type { Restricted } from './restricted.ts'

export type PaymentSeriesTables = {
  payment_series: Restricted & {
    id: string
    status: PaymentSeriesStatus
    version: number
    name: string
    /** The sum of its sent and waiting payments, in minor units. */
    total: number
    frequency: Exclude<PlanFrequency, 'once'>
    /**
     * The word for it in the plan's entries, if it has another one since they were written: a fifth weekday used to mean
     * the last, and a 31st is the last day of each month.
     */
    recorded_frequency: string | null
    starts_on: string
    /** 3 is every third day, week, month or year. */
    repeats_every: number
    /** A series ends by a count or by a date. */
    end_count: number | null
    end_on: string | null
    /** The payer's zone when it was planned; its days are dates in this zone. */
    zone: string
    payer_id: string
    receiver_id: string
    bank_account_id: string
    /** A series pays either an expense or child support. `order_id` is the first order of a ledger, which identifies it. */
    expense_id: string | null
    order_id: string | null
    created_at: string
    changed_at: string
  }
  /** Holds what the clock will do, without a reason. A trigger writes it for payments that wait. */
  due_time: Omit<Restricted, 'audience'> & {
    audience: Generated<string[] | null>
    entity: string
    entity_id: string
    due_at: string
  }
}

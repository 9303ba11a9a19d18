import type { Generated } from 'kysely'
import type { PaymentSeriesStatus, PlanFrequency } from '#contract/payment-schedules/payment-schedules.ts'
import type { Restricted } from './restricted.ts'

export type PaymentSeriesTables = {
  payment_series: Restricted & {
    id: string
    status: PaymentSeriesStatus
    version: number
    name: string
    /** Minor units: what its payments add up to, those that were sent and those that wait. */
    total: number
    frequency: Exclude<PlanFrequency, 'once'>
    starts_on: string
    /** One of the two. */
    end_count: number | null
    end_on: string | null
    /** Where the payer lived when it was planned: its days are days there. */
    zone: string
    payer_id: string
    receiver_id: string
    bank_account_id: string
    /** What it pays: one of the two. `order_id` is the first order of a ledger of child support, which names it. */
    expense_id: string | null
    order_id: string | null
    created_at: string
    changed_at: string
  }
  /** What the clock is to do, and nothing of why. A trigger keeps it for payments that wait. */
  due_time: Omit<Restricted, 'audience'> & {
    audience: Generated<string[] | null>
    entity: string
    entity_id: string
    due_at: string
  }
}

import type { SupportOrderStatus } from '#contract/child-support/child-support.ts'
import type { SupportFrequency } from '#domain/child-support/dues.ts'
import type { Restricted } from './restricted.ts'

/** All amounts are in minor units of the family's currency; days are dates in the family's zone. */
export type SupportTables = {
  support_order: Restricted & {
    id: string
    /** The first of the orders that follow one another; it identifies their ledger. */
    root_id: string
    previous_id: string | null
    status: SupportOrderStatus
    version: number
    amount: number
    rhythm: SupportFrequency
    days: number[]
    from_on: string
    to_on: string | null
    asked_end: string | null
    reason: string | null
    payer_id: string
    receiver_id: string
    creator_id: string
    other_id: string
    child_ids: string[]
    reference: string | null
    created_at: string
    changed_at: string
  }
  support_due: Restricted & {
    id: string
    order_id: string
    due_on: string
    amount: number
    made_at: string
    cancelled_at: string | null
  }
  support_payment: Restricted & { payment_id: string; root_id: string; paid_on: string }
  /** The dues that a payer chose for a payment. The rest pays the oldest due and is not stored. */
  due_allocation: Restricted & { payment_id: string; due_id: string; amount: number }
}

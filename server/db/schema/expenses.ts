import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CategoryDto } from '#contract/categories/categories.ts'
import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import type { CheckMeans, PaymentStatus } from '#contract/payments/payments.ts'
import type { ReturnCode } from '#domain/return-codes.ts'
import type { Outcome } from '#machines/expenses/expense.types.ts'
import type { Failure, PaymentMethod } from '#machines/payments/payment.types.ts'
import type { Restricted } from './restricted.ts'

/** numeric(5, 2) is read as text and written as a number. */
type Percent = ColumnType<string, number, number>

/**
 * An expense's payments add up to this, and `opened` says whether the other parent opened it. Triggers keep these columns in the
 * transaction of the payment or the view. They are for reading: charts decide by facts that are counted under the lock.
 */
type KeptFacts = {
  settled: Generated<number>
  checks: Generated<number>
  in_flight: Generated<number>
  scheduled: Generated<number>
  /** The number of transfers that have not arrived. */
  transfers: Generated<number>
  last_outcome: Outcome | null
  opened: Generated<boolean>
  /** Says whether some is neither paid, nor on its way, nor planned. */
  payable: GeneratedAlways<boolean>
}

/** The part of the sums that says which expenses they add up, then the sums. `unpaid` counts those of which some is owed. */
type ExpenseSums = { creator_id: string; other_id: string; status: ExpenseStatus; payable: boolean } & Record<
  'count' | 'total' | 'owed' | 'settled' | 'checks' | 'in_flight' | 'scheduled' | 'transfers' | 'unpaid',
  number
>

/** All amounts are in minor units of the family's currency. */
export type ExpenseTables = {
  category: Restricted & {
    id: string
    preset: CategoryDto['preset']
    name: string | null
    description: string | null
    creator_percent: Percent
    /** Null for presets; see `titleKeyOf`. */
    title_key: string | null
    created_by: string | null
    created_at: string | null
    removed_at: string | null
    replaced_by: string | null
  }
  expense: Restricted & {
    id: string
    status: ExpenseStatus
    version: number
    name: string
    total: number
    owed: number
    category_id: string
    creator_percent: Percent
    /** The part of this expense alone that its creator bears; null where the category decides. */
    own_percent: ColumnType<string | null, number | null, number | null>
    creator_id: string
    other_id: string
    child_ids: string[]
    purchase_date: string
    note: string | null
    /** The database generates name and note without accents and case, for ordering and searching. */
    name_key: GeneratedAlways<string>
    note_key: GeneratedAlways<string | null>
    reason: string | null
    previous_id: string | null
    created_at: string
    changed_at: string
  } & KeptFacts
  /** Sums of the expenses of one pair of parents in one status. The database keeps them; see `KeptFacts`. */
  expense_total: Restricted & ExpenseSums
  payment: Restricted & {
    id: string
    status: PaymentStatus
    version: number
    method: PaymentMethod
    later: boolean
    amount: number
    number: string | null
    /** This changed hands on this day, as the payer says. */
    means: CheckMeans | null
    handed_on: string | null
    note: string | null
    reason: string | null
    payer_id: string
    receiver_id: string
    /** The payer's account that a transfer is taken from; only the payer sees it. */
    bank_account_id: string | null
    /** The time at which a transfer was sent: at once, or on its planned date. Limits and plans count from here. */
    sent_at: string | null
    failure: Failure | null
    return_code: ReturnCode | null
    /** Set for a planned payment: its series, its day in the payer's zone, and the instant at which it may start. */
    series_id: string | null
    start_on: string | null
    start_at: string | null
    created_at: string
    /** The database generates the time that orders payments by day: planned, handed over, else recorded. */
    counts_at: GeneratedAlways<string>
    changed_at: string
    /** Increases with each change of any payment, so that it shows which ended last even within one millisecond. */
    change_order: Generated<number>
  }
  /** The progress of a transfer's order at the bank. `due_at` is when to check again; null when nothing is left to ask. */
  transfer: Restricted & {
    payment_id: string
    /** The receiver's preferred account when the bank was first asked. */
    to_account_id: string | null
    asked_at: string | null
    due_at: string | null
  }
  allocation: Restricted & { payment_id: string; expense_id: string; amount: number }
  viewed: Restricted & { entity_id: string; person_id: string; at: string }
}

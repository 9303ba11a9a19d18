import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Category } from '#contract/categories.ts'
import type { ExpenseStatus } from '#contract/expenses.ts'
import type { PaymentStatus } from '#contract/payments.ts'
import type { PaymentMethod } from '#machines/payment/payment.types.ts'

/** numeric(5, 2): text when read, number when written. */
type Percent = ColumnType<string, number, number>
type Restricted = { family_id: string; audience: string[] | null }

/** All amounts in minor units of the family's currency. */
export type ExpenseTables = {
  category: Restricted & {
    id: string
    preset: Category['preset']
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
    creator_id: string
    other_id: string
    child_ids: string[]
    purchase_date: string
    note: string | null
    /** Name and note without accents and case, for order and search: the database's own work. */
    name_key: GeneratedAlways<string>
    note_key: GeneratedAlways<string | null>
    reason: string | null
    previous_id: string | null
    created_at: string
    changed_at: string
  }
  payment: Restricted & {
    id: string
    status: PaymentStatus
    version: number
    method: PaymentMethod
    later: boolean
    amount: number
    number: string | null
    note: string | null
    reason: string | null
    payer_id: string
    receiver_id: string
    created_at: string
    changed_at: string
    /** Rises with each change of any payment: tells which ended last even within one millisecond. */
    change_order: Generated<number>
  }
  allocation: Restricted & { payment_id: string; expense_id: string; amount: number }
  viewed: Restricted & { entity_id: string; person_id: string; at: string }
}

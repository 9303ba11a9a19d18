import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ReturnCode } from '#domain/return-codes.ts'
import type { BankCustomerPlan } from '#machines/sandbox-bank/bank-customer.types.ts'
import type { BankTransferEnding } from '#machines/sandbox-bank/bank-transfer.types.ts'
import type { BankAccountDetails, CustomerStatus, ResourceKind, TransferStatus } from '../../bank/provider.ts'

export type BankTables = {
  /** Events that any provider sent, stored until they are handled. */
  bank_event: {
    provider: string
    event_id: string
    topic: string
    kind: string | null
    ref: string | null
    received_at: string
    next_try_at: string
    tries: Generated<number>
    processed_at: string | null
    /** `nobody`: the event concerns nothing we follow. `unclaimed`: no row of ours ever claimed the resource. */
    outcome: 'handled' | 'nobody' | 'unclaimed' | null
  }
  /** Maps resources of any provider to rows of ours. */
  bank_resource: {
    provider: string
    ref: string
    kind: string
    /** Null where it belongs to a person and to no family. */
    family_id: string | null
    person_id: ColumnType<string | null, string | null | undefined, never>
    entity_id: string
  }
  /** One row holds how far the sandbox's clock is ahead of ours, and the fault injection of its webhooks. */
  sandbox_world: {
    ahead_ms: number
    duplicates: number
    delay_ms: number
    shuffled: boolean
  }
  sandbox_customer: {
    id: string
    key: string
    status: CustomerStatus
    plan: BankCustomerPlan
    answer_lost: boolean
    /** Answers the person's most recent submission. */
    last_key: string | null
    due_at: string | null
  }
  sandbox_account: {
    id: string
    key: string
    customer_id: string
    type: BankAccountDetails['type']
    last4: string
    number_hash: Buffer
    /** The last two digits of the account's number, when they cause a fault. */
    quirk: string | null
    removed_at: string | null
  }
  sandbox_transfer: {
    id: string
    seq: GeneratedAlways<number>
    key: string
    from_id: string
    to_id: string
    amount: number
    status: TransferStatus
    ending: BankTransferEnding
    code: ReturnCode | null
    answer_lost: boolean
    ordered_at: string
    changed_at: string
    due_at: string | null
  }
  sandbox_event: {
    id: string
    seq: GeneratedAlways<number>
    topic: string
    kind: ResourceKind
    ref: string
    at: string
  }
  sandbox_delivery: {
    event_id: string
    copy: number
    place: number
    due_at: string
    tries: Generated<number>
    delivered_at: string | null
    answer: number | null
  }
}

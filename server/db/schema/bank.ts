import type { Generated, GeneratedAlways } from 'kysely'
import type { ReturnCode } from '#domain/return-codes.ts'
import type { BankCustomerPlan } from '#machines/sandbox-bank/bank-customer.types.ts'
import type { BankTransferEnding } from '#machines/sandbox-bank/bank-transfer.types.ts'
import type {
  BankAccountDetails,
  CustomerStatus,
  ProviderName,
  ResourceKind,
  TransferStatus,
} from '../../bank/provider.ts'

export type BankTables = {
  /** What a provider told us, kept until it has been looked into. */
  bank_event: {
    provider: ProviderName
    event_id: string
    topic: string
    kind: ResourceKind | null
    ref: string | null
    received_at: string
    next_try_at: string
    tries: Generated<number>
    processed_at: string | null
    /** `nobody`: about nothing we follow. `unclaimed`: about something nobody here ever said was theirs. */
    outcome: 'handled' | 'nobody' | 'unclaimed' | null
  }
  /** Which thing at the provider is which of ours. */
  bank_resource: {
    provider: ProviderName
    ref: string
    kind: ResourceKind
    family_id: string
    entity_id: string
  }
  /** One row: how far its clock is ahead of ours, and what it does to its webhooks. */
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
    /** Of the last thing the person gave. */
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
    /** What makes it different from an account on which all goes well: the last two digits of its number. */
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

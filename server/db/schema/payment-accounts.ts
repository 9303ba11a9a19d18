import type { BankAccountDto, PaymentAccountStatus } from '#contract/payment-accounts/payment-accounts.ts'
import type { Restricted } from './restricted.ts'

export type PaymentAccountTables = {
  payment_account: Restricted & {
    id: string
    person_id: string
    status: PaymentAccountStatus
    version: number
    /** The provider and its id of the customer; both are null until a provider knows this person. */
    provider: string | null
    customer_ref: string | null
    /** Counts the provider's answers. It is part of the idempotency key, so a retry without an answer is the same request. */
    attempt: number
    first_name: string | null
    last_name: string | null
    date_of_birth: string | null
    email: string | null
    line1: string | null
    line2: string | null
    city: string | null
    state: string | null
    postal_code: string | null
    country_code: string | null
    /** The number has ten digits and no country code; both are null unless one was given. */
    phone_country_code: string | null
    phone: string | null
    terms_at: string | null
    created_at: string
    changed_at: string
    audience: string[]
  }
  bank_account: Restricted & {
    id: string
    account_id: string
    person_id: string
    version: number
    name: string
    type: BankAccountDto['type']
    last4: string
    preferred: boolean
    /** The present provider's id of the account; null after a change of provider, until its numbers are given again. */
    ref: string | null
    added_at: string
    removed_at: string | null
    audience: string[]
  }
  /** Holds what the other parent may know. */
  payment_readiness: Restricted & {
    person_id: string
    can_send: boolean
    can_receive: boolean
  }
}

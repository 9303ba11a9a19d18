import type { DocumentKind, FeeWaiverStatus } from '#contract/fee-waivers/fee-waivers.ts'
import type { ReceiptType } from '#contract/files/file-types.ts'
import type { SoldPackage, Term } from '#contract/subscriptions/offers.ts'
import type { ChargeProblem, PlanPage, SubscriptionStatus } from '#contract/subscriptions/subscriptions.ts'
import type { Country, Currency } from '#domain/money.ts'
import type { ChargePurpose, SubscriptionKind } from '#machines/subscriptions/subscription.types.ts'
import type { CardKind, ChargeState, KnownChargeState } from '../../cards/provider.ts'

export type SubscriptionTables = {
  /** Visible to `owner_id` alone, who pays; `person_id` is whom it is for. */
  subscription: {
    id: string
    person_id: string
    owner_id: string
    kind: SubscriptionKind
    status: SubscriptionStatus
    version: number
    /** Null while it is a trial, and before anything was bought. */
    package: SoldPackage | null
    term: Term | null
    /** Begins at the end of the period. */
    planned_package: SoldPackage | null
    planned_term: Term | null
    renews: boolean
    /** Decides the prices. */
    country: Country
    /** The total that the payer was told by mail, for the period that begins at `announced_for`. */
    announced_total: number | null
    announced_for: string | null
    period_from: string | null
    ends_at: string | null
    grace_until: string | null
    /** The product has something to do at this instant. */
    due_at: string | null
    problem: ChargeProblem | null
    created_at: string
    changed_at: string
  }
  subscription_charge: {
    id: string
    subscription_id: string
    owner_id: string
    purpose: ChargePurpose
    package: SoldPackage
    term: Term
    amount: number
    currency: Currency
    state: ChargeState
    card_ref: string
    /** The payer's id at the provider, by which it is found there when the card is not known here any more. */
    customer_ref: string | null
    /** Says whether the period that a first charge pays for is renewed. */
    renews: boolean
    provider: string
    ref: string | null
    /** The provider's page on which the payer authenticates it. */
    url: string | null
    reason: string | null
    period_from: string | null
    period_to: string | null
    /** The payer asked for it there, or is asked there. */
    page: PlanPage
    created_at: string
    changed_at: string
  }
  /** A person's way to pay. No number of a card is stored; `ref` is null for what can no longer be charged. */
  payment_card: {
    person_id: string
    provider: string
    customer_ref: string
    ref: string | null
    kind: CardKind
    brand: string
    last4: string
    expires: string | null
    changed_at: string
  }
  /** The provider's page that was opened last for a card. */
  card_page: { person_id: string; id: string; provider: string; ref: string; created_at: string }
  practice_card: {
    id: string
    customer: string
    manner: string
    last4: string
    expires: string
    removed_at: string | null
  }
  practice_page: { id: string; customer: string; back_to: string; card_id: string | null; created_at: string }
  practice_charge: {
    id: string
    key: string
    card_id: string
    amount: number
    currency: Currency
    state: KnownChargeState
    reason: string | null
    back_to: string
    created_at: string
  }
}

export type FeeWaiverTables = {
  /** Visible to `owner_id`, who applies, and to administrators; it belongs to no family. */
  fee_waiver: {
    id: string
    owner_id: string
    status: FeeWaiverStatus
    version: number
    /** The applicant's name when they applied, because administrators see no people. */
    first_name: string
    last_name: string
    note: string | null
    /** The administrator's, where they refused. */
    reason: string | null
    decided_by: string | null
    created_at: string
    ended_at: string | null
    changed_at: string
  }
  /** `sha256` is the name of its bytes in the storage. */
  fee_waiver_document: {
    id: string
    fee_waiver_id: string
    owner_id: string
    kind: DocumentKind
    type: ReceiptType
    bytes: number
    sha256: string
    added_at: string
  }
}

export type ToneCheckTables = {
  /** `draft_hash` is the SHA-256 of the person and the name of a draft; `counted_on` is a day in the person's zone. */
  tone_check: { person_id: string; draft_hash: Buffer; counted_on: string }
}

import type { ReturnCode } from '#domain/return-codes.ts'
import type { WebhookSource } from '../inbox/webhook.ts'

/**
 * This is the port to the provider that moves the money. Two adapters implement it, and one test suite checks both. No
 * adapter may be called inside a database transaction: a call may take seconds, and a rollback does not undo it.
 */

/** `none` is used in production when no provider is configured. */
export type ProviderName = 'sandbox' | 'dwolla' | 'none'

/** An opaque id at the provider; it is never an account number. */
export type Ref = string

export type CustomerDetails = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The format is `YYYY-MM-DD`. */
  readonly dateOfBirth: string
  readonly address: {
    readonly line1: string
    readonly line2: string | null
    readonly city: string
    /** The state's two-letter code. */
    readonly state: string
    readonly postalCode: string
    /** The two-letter code of ISO 3166. */
    readonly countryCode: string
  }
  /** The number has no country code. */
  readonly phone?: { readonly countryCode: string; readonly number: string }
  /** Holds the last 4 digits, or all 9 when the provider asked again. */
  readonly nationalId: string
  readonly idType?: IdDocumentKind
}

export type IdDocumentKind = 'driversLicence' | 'idCard'

export type IdDocument = {
  readonly kind: IdDocumentKind
  readonly bytes: Uint8Array
  readonly mediaType: string
}

export type CustomerStatus =
  | 'verified'
  | 'detailsNeeded'
  | 'documentNeeded'
  | 'manualReview'
  | 'refused'
  | 'suspended'
  | 'deactivated'

export type CustomerState = { readonly ref: Ref; readonly status: CustomerStatus }

export type BankAccountDetails = {
  readonly type: 'checking' | 'savings'
  readonly name: string
  /** The routing number has 9 digits. */
  readonly routingNumber: string
  readonly accountNumber: string
}

export type TransferStatus = 'pending' | 'inProcess' | 'paid' | 'failed' | 'returned' | 'cancelled'

export type TransferState = {
  readonly ref: Ref
  readonly status: TransferStatus
  /** Says why the bank returned it; null when it was not returned or no reason was given. */
  readonly returnCode: ReturnCode | null
}

/** `amount` is in US cents. Every attempt at the same order uses the same `key`. */
export type TransferOrder = {
  readonly from: Ref
  readonly to: Ref
  readonly amount: number
  readonly key: string
}

/** The kinds of resource at the bank that belong to rows of ours, so that its webhooks concern them. */
export const resourceKinds = ['customer', 'bankAccount', 'transfer'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/**
 * Every call resolves, or throws `BankRefusal` (a definite no) or `BankUnreachable` (the outcome is unknown; calling
 * again with the same key does not repeat the work).
 */
export type BankProvider = WebhookSource<ResourceKind> & {
  readonly name: ProviderName
  /** `country` is an ISO 3166 alpha-2 code. */
  serves(country: string): boolean
  createCustomer(details: CustomerDetails, key: string): Promise<CustomerState>
  retryCustomer(ref: Ref, details: CustomerDetails, key: string): Promise<CustomerState>
  readCustomer(ref: Ref): Promise<CustomerState>
  addDocument(ref: Ref, document: IdDocument, key: string): Promise<CustomerState>
  addBankAccount(
    customer: Ref,
    details: BankAccountDetails,
    key: string,
  ): Promise<{ readonly ref: Ref; readonly last4: string }>
  removeBankAccount(ref: Ref): Promise<void>
  /** The same key returns the same transfer, but providers remember it for less than a day. */
  transfer(order: TransferOrder): Promise<TransferState>
  /**
   * Resolves with what became of this order, however old it is, or with null when it was never received. It is used
   * when an answer was lost so long ago that the provider may have forgotten the key and would take the order as a
   * second one.
   */
  findTransfer(order: TransferOrder): Promise<TransferState | null>
  /** Resolves with the state afterwards: cancelled, or whatever it was when it was too late. */
  cancelTransfer(ref: Ref): Promise<TransferState>
  readTransfer(ref: Ref): Promise<TransferState>
}

export type BankRefusalReason =
  | 'invalidDetails'
  | 'balanceTooLow'
  /** The provider has a limit of its own, which this amount exceeds. */
  | 'overLimit'
  | 'suspended'
  | 'cannotReceive'
  | 'duplicate'
  | 'notServed'
  | 'unknown'

/** A definite no: calling again would give the same answer. `fields` holds names of fields, never their values. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal'
  readonly reason: BankRefusalReason
  readonly fields: readonly string[]

  constructor(reason: BankRefusalReason, fields: readonly string[] = []) {
    super(reason)
    this.reason = reason
    this.fields = fields
  }
}

/** The outcome is unknown; call again later with the same key. `cause` never quotes what was sent. */
export class BankUnreachable extends Error {
  override readonly name = 'BankUnreachable'
}

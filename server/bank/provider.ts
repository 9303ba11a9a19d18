import type { ReturnCode } from '#domain/return-codes.ts'

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
  }
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

/** A provider reports that something happened to a resource; the resource's present state must be requested. */
export type WebhookEvent = {
  /** Every delivery of the same event has the same id. */
  readonly id: string
  readonly topic: string
  /** Null when the event concerns no resource that we store. */
  readonly about: { readonly kind: ResourceKind; readonly ref: Ref } | null
}

export type ResourceKind = 'customer' | 'bankAccount' | 'transfer'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Every call resolves, or throws `BankRefusal` (a definite no) or `BankUnreachable` (the outcome is unknown; calling
 * again with the same key does not repeat the work).
 */
export type BankProvider = {
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
  /** @throws {SignatureRefused} when the body is not signed with the secret we share with this provider */
  readWebhook(headers: Headers, raw: Buffer): WebhookEvent
}

export type BankRefusalReason =
  | 'invalidDetails'
  | 'balanceTooLow'
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

/** Thrown for a webhook that was not signed with our secret. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused'
}

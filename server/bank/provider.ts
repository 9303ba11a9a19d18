import type { ReturnCode } from '#domain/return-codes.ts'

/**
 * What the product asks of whoever moves the money. Two adapters keep it, and one suite of tests holds them to it.
 * No adapter is ever called inside a database transaction: a call may take seconds, and what it did is not undone by a
 * rollback.
 */

/** `none`: production in which nobody was named. */
export type ProviderName = 'sandbox' | 'dwolla' | 'none'

/** Opaque id at the provider. Never an account number. */
export type Ref = string

export type CustomerDetails = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string
  readonly address: {
    readonly line1: string
    readonly line2: string | null
    readonly city: string
    /** Two letters. */
    readonly state: string
    readonly postalCode: string
  }
  /** The last 4 digits, or all 9 when the provider asked again. */
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
  /** 9 digits. */
  readonly routingNumber: string
  readonly accountNumber: string
}

export type TransferStatus = 'pending' | 'inProcess' | 'paid' | 'failed' | 'returned' | 'cancelled'

export type TransferState = {
  readonly ref: Ref
  readonly status: TransferStatus
  /** Why the bank sent it back; null where it did not, or did not say. */
  readonly returnCode: ReturnCode | null
}

/** `amount` in cents of US dollars. `key` is the same for every attempt at the same order. */
export type TransferOrder = {
  readonly from: Ref
  readonly to: Ref
  readonly amount: number
  readonly key: string
}

/** What a provider told us: that something happened to one resource of a kind. What is true of it is asked for. */
export type WebhookEvent = {
  /** The same for every delivery of the same event. */
  readonly id: string
  readonly topic: string
  /** Null: about nothing we keep. */
  readonly about: { readonly kind: ResourceKind; readonly ref: Ref } | null
}

export type ResourceKind = 'customer' | 'bankAccount' | 'transfer'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Every call ends in an answer, in `BankRefusal` (a definite no) or in `BankUnreachable` (nobody knows: ask again later
 * with the same key, and the same thing is not done twice).
 */
export type BankProvider = {
  readonly name: ProviderName
  /** ISO 3166 alpha-2. */
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
  /** Asking again with the same key gives the same transfer, for less than a day. */
  transfer(order: TransferOrder): Promise<TransferState>
  /**
   * What this order became, however long ago it was given; null: it was never taken. For an answer that was lost so long ago
   * that the key may be forgotten, and giving the order again would be a second one.
   */
  findTransfer(order: TransferOrder): Promise<TransferState | null>
  /** As it is afterwards: cancelled, or already too late. */
  cancelTransfer(ref: Ref): Promise<TransferState>
  readTransfer(ref: Ref): Promise<TransferState>
  /** @throws {SignatureRefused} where the body is not signed with the secret we share with this provider */
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

/** A definite no: asking again would give the same answer. `fields` are names of what was sent, never its values. */
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

/** Nobody knows whether it happened; ask again later with the same key. `cause` never quotes what was sent. */
export class BankUnreachable extends Error {
  override readonly name = 'BankUnreachable'
}

/** A webhook that was not signed with our secret. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused'
}

import type { Currency } from '#domain/money.ts'
import type { WebhookSource } from '../inbox/webhook.ts'

/**
 * This is the port to the provider of cards. Two adapters implement it, and one test suite checks both. Numbers of cards
 * are given on the provider's own page, so this server never has one. No adapter may be called inside a database
 * transaction: a call may take seconds, and a rollback does not undo it.
 */

/** `none` is used in production when no provider is configured; then nothing is sold. */
export type CardProviderName = 'practice' | 'stripe' | 'none'

/** An opaque id at the provider. */
export type CardRef = string

/** `ach`: a bank account from earlier days, which is not charged any more. */
export const cardKinds = ['card', 'ach'] as const
export type CardKind = (typeof cardKinds)[number]

export type Card = {
  readonly ref: CardRef
  readonly kind: CardKind
  readonly brand: string
  readonly last4: string
  /** The last month in which it is good, as `YYYY-MM`. */
  readonly expires: string | null
}

/** `customer` is null for a person whom the provider does not know yet. */
export type PageOrder = { readonly customer: CardRef | null; readonly backTo: string; readonly key: string }
export type OpenedPage = { readonly ref: CardRef; readonly url: string }
/** `card` is null until the person gave one. */
export type PageState = { readonly customer: CardRef | null; readonly card: Card | null }

/** `dispute won`: it was disputed, and the money stays with us. */
export const knownChargeStates = ['paid', 'refused', 'authentication', 'refunded', 'disputed', 'dispute won'] as const
export type KnownChargeState = (typeof knownChargeStates)[number]
export type ProviderChargeState = 'open' | KnownChargeState

/** The states of a charge here. `asked`: no outcome is known. `authentication`: it waits for the payer. */
export const chargeStates = ['asked', 'authentication', 'paid', 'refused', 'refunded', 'disputed'] as const
export type ChargeState = (typeof chargeStates)[number]

/** `amount` is in minor units. Every attempt at the same charge uses the same `key`. */
export type ChargeOrder = {
  readonly customer: CardRef
  readonly card: CardRef
  readonly amount: number
  readonly currency: Currency
  readonly key: string
  /** The payer has just asked for it; nobody is there when a plan renews by itself. */
  readonly present: boolean
  /** The person is led there after they authenticated. */
  readonly backTo: string
}

/** No card is charged less than this, which is what providers publish as their smallest charges. */
export const smallestCharge: Readonly<Record<Currency, number>> = {
  USD: 50,
  GBP: 30,
  CAD: 50,
  AUD: 50,
  NZD: 50,
  MXN: 10_00,
}

export type ChargeReport = {
  readonly ref: CardRef
  readonly state: ProviderChargeState
  /** Says why it was refused; null where the provider does not. */
  readonly reason: 'declined' | 'expired' | null
  /** The page on which the person authenticates; null where nothing is to authenticate. */
  readonly url: string | null
}

/** The kinds of resource that belong to rows of ours, so that webhooks concern them. */
export const cardResourceKinds = ['cardPage', 'charge'] as const
export type CardResourceKind = (typeof cardResourceKinds)[number]

/**
 * Every call resolves, or throws `CardsUnreachable`: the outcome is unknown, and calling again with the same key does
 * not repeat the work. A refused charge is an outcome and no error.
 */
export type CardProvider = WebhookSource<CardResourceKind> & {
  readonly name: CardProviderName
  openPage(order: PageOrder): Promise<OpenedPage>
  readPage(ref: CardRef): Promise<PageState>
  charge(order: ChargeOrder): Promise<ChargeReport>
  /** Resolves with what became of an order of which no answer is known here; null when nothing was made. */
  findCharge(order: Pick<ChargeOrder, 'customer' | 'key'>): Promise<ChargeReport | null>
  readCharge(ref: CardRef): Promise<ChargeReport>
  /** Gives up a charge that nobody authenticated. Resolves with the state afterwards. */
  cancelCharge(ref: CardRef): Promise<ChargeReport>
  removeCard(ref: CardRef): Promise<void>
}

/** The outcome is unknown; call again later with the same key. */
export class CardsUnreachable extends Error {
  override readonly name = 'CardsUnreachable'
}

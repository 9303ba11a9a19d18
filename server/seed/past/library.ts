export type Side = 'A' | 'B'

/** Names a preset category or is the key of one of the family's own. */
export type CategoryKey = string

/** Describes something a family buys. `cents` is a range; `children` are indexes into the family's children. */
export type Purchase = {
  readonly name: string
  /** Names the parent who pays the shop; without it, either may. */
  readonly by?: Side
  readonly category: CategoryKey
  readonly children: readonly number[]
  readonly cents: readonly [number, number]
  readonly shop: string
  readonly receipt?: 'invoice' | 'photo'
}

/**
 * Repeats every `every` days, from `from` to `to` days ago. `{month}` in the name becomes the month of the purchase.
 */
export type RecurringPurchase = Purchase & { readonly every: number; readonly from: number; readonly to: number }

/** Happened once, `day` days ago; without a `scenario` the usual one applies. */
export type SinglePurchase = Purchase & { readonly day: number; readonly note?: string; readonly scenario?: Scenario }

export type Scenario =
  | { readonly how: 'paid' | 'twoChecks' | 'cash' | 'bounced' | 'lost' | 'askedFor' | 'withdrawn' | 'private' }
  | { readonly how: 'declined'; readonly reason: string }
  /** The expense is declined, then sent again with a correction: another amount, a note or a receipt. */
  | { readonly how: 'sentAgain'; readonly reason: string; readonly cents: number; readonly note: string }

/** Holds what one family buys and writes. */
export type Library = {
  readonly months: readonly string[]
  readonly ownCategories: readonly {
    readonly key: CategoryKey
    readonly name: string
    readonly description: string | null
    readonly creatorPercent: number
  }[]
  readonly recurring: readonly RecurringPurchase[]
  readonly single: readonly SinglePurchase[]
  /** These are the texts for a requested receipt, a bounced check, a lost check, and a check that is handed over. */
  readonly asks: readonly string[]
  readonly bounces: readonly string[]
  readonly losses: readonly string[]
  readonly checkNotes: readonly string[]
  /** These are the texts of an invoice. */
  readonly invoice: { readonly title: string; readonly date: string; readonly total: string; readonly thanks: string }
  /** The number of each parent's first check. */
  readonly firstCheck: Readonly<Record<Side, number>>
}

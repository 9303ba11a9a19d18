export type Side = 'A' | 'B'

/** A category: one of the four that every family has, or the key of one of the family's own. */
export type CategoryKey = string

/** Something a family buys. `cents`: from and to. `children`: their places in the family. */
export type Purchase = {
  readonly name: string
  /** Who pays the shop; without it, now the one and now the other. */
  readonly by?: Side
  readonly category: CategoryKey
  readonly children: readonly number[]
  readonly cents: readonly [number, number]
  readonly shop: string
  readonly receipt?: 'invoice' | 'photo'
}

/** Every `every` days from `from` to `to` days ago. `{month}` in the name is the month of the purchase. */
export type RecurringPurchase = Purchase & { readonly every: number; readonly from: number; readonly to: number }

/** Something that happened once, `day` days ago, and how it went; without `went`, as most things go. */
export type SinglePurchase = Purchase & { readonly day: number; readonly note?: string; readonly scenario?: Scenario }

export type Scenario =
  | { readonly how: 'paid' | 'twoChecks' | 'cash' | 'bounced' | 'lost' | 'askedFor' | 'withdrawn' | 'private' }
  | { readonly how: 'declined'; readonly reason: string }
  /** Declined, then sent again with what was missing: another amount, a note, a receipt. */
  | { readonly how: 'sentAgain'; readonly reason: string; readonly cents: number; readonly note: string }

/** What is bought and said in one family. */
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
  /** What is written when a receipt is asked for, a check bounces, gets lost, is handed over. */
  readonly asks: readonly string[]
  readonly bounces: readonly string[]
  readonly losses: readonly string[]
  readonly checkNotes: readonly string[]
  /** The words on an invoice. */
  readonly invoice: { readonly title: string; readonly date: string; readonly total: string; readonly thanks: string }
  /** The number of each parent's first check. */
  readonly firstCheck: Readonly<Record<Side, number>>
}

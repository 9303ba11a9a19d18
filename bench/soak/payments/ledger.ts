/** A planned payment that the server acknowledged. */
export type Planned = { readonly id: string; readonly amount: number }

/** Records what the server acknowledged, independently of its own account. Amounts are in cents. */
export type Acknowledged =
  | {
      readonly what: 'created'
      readonly id: string
      readonly debtor: string
      readonly total: number
      readonly percent: number
    }
  | { readonly what: 'approved'; readonly id: string }
  /** `word` is in the note of this payment only; `parts` are by expense, none when it pays child support. */
  | {
      readonly what: 'paid'
      readonly method: 'bank' | 'check'
      readonly marker: string
      readonly amount: number
      readonly parts: readonly { readonly expenseId: string; readonly amount: number }[]
      readonly order: string | null
    }
  /**
   * Of several answers to one payment, the one with the highest version is the last, because acknowledgements may
   * arrive late.
   */
  | { readonly what: 'answered'; readonly paymentId: string; readonly version: number; readonly to: string }
  /**
   * Payments that wait for their day; `seriesId` is null for a single one. For an edited series, those that wait since
   * the edit.
   */
  | {
      readonly what: 'planned' | 'planned anew'
      readonly seriesId: string | null
      readonly expenseId: string
      readonly payments: readonly Planned[]
    }
  | { readonly what: 'series stopped'; readonly seriesId: string }
  /** An order of child support: `amount` on `from` and every seventh day after it, once both confirmed it. */
  | {
      readonly what: 'ordered'
      readonly id: string
      readonly payer: string
      readonly amount: number
      readonly from: string
    }
  | { readonly what: 'order moved'; readonly id: string; readonly to: string }

export type PaymentsLedger = {
  readonly acknowledged: readonly Acknowledged[]
  add(acknowledged: Acknowledged): void
  refused(): void
  readonly refusals: () => number
  marker(): string
}

export const openPaymentsLedger = (added: (count: number) => void): PaymentsLedger => {
  const acknowledged: Acknowledged[] = []
  let refusals = 0
  let markers = 0
  return {
    acknowledged,
    add: (one) => {
      acknowledged.push(one)
      added(acknowledged.length)
    },
    refused: () => {
      refusals += 1
    },
    refusals: () => refusals,
    marker: () => {
      markers += 1
      return `S-${markers}`
    },
  }
}

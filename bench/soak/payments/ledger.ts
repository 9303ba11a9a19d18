/** What the testers were told, apart from the server's own account of it. Amounts in cents. */
export type Told =
  | {
      readonly what: 'created'
      readonly id: string
      readonly debtor: string
      readonly total: number
      readonly percent: number
    }
  | { readonly what: 'approved'; readonly id: string }
  /** `word` is in the note of this payment and of no other; `parts` by expense. */
  | {
      readonly what: 'paid'
      readonly method: 'bank' | 'check'
      readonly word: string
      readonly parts: readonly { readonly expenseId: string; readonly amount: number }[]
    }
  | { readonly what: 'answered'; readonly paymentId: string; readonly to: string }

export type PaymentsLedger = {
  readonly told: readonly Told[]
  add(told: Told): void
  refused(): void
  readonly refusals: () => number
  word(): string
}

export const openPaymentsLedger = (added: (count: number) => void): PaymentsLedger => {
  const told: Told[] = []
  let refusals = 0
  let words = 0
  return {
    told,
    add: (one) => {
      told.push(one)
      added(told.length)
    },
    refused: () => {
      refusals += 1
    },
    refusals: () => refusals,
    word: () => {
      words += 1
      return `S-${words}`
    },
  }
}

import type { ExpenseCommand, ExpenseDto, NewExpense } from '#contract/expenses/expenses.ts'
import type { PaymentCommand, PaymentDto } from '#contract/payments/payments.ts'

/** An acknowledgement of the server; `actor` sent the request. */
export type Acknowledged = { readonly actor: string } & (
  | { readonly what: 'created'; readonly typed: NewExpense; readonly expense: ExpenseDto }
  | { readonly what: 'opened'; readonly expense: ExpenseDto }
  /** `expense` is null when it was deleted; `id` is always there. */
  | {
      readonly what: 'moved'
      readonly id: string
      readonly command: ExpenseCommand
      readonly expense: ExpenseDto | null
    }
  | { readonly what: 'paid'; readonly command: PaymentCommand; readonly payment: PaymentDto }
)

/** Records the run independently of the server's own account. */
export type Ledger = {
  readonly acknowledged: readonly Acknowledged[]
  readonly add: (entry: Acknowledged) => void
  /** Counts refusals, which must leave no trace. */
  readonly refusals: () => number
  readonly refused: () => void
  /** Returns a word that is in no other name, note or number. */
  readonly uniqueText: () => string
}

export const openLedger = (added: (count: number) => void): Ledger => {
  const acknowledged: Acknowledged[] = []
  let refusals = 0
  let texts = 0
  return {
    acknowledged,
    add: (entry) => {
      acknowledged.push(entry)
      added(acknowledged.length)
    },
    refusals: () => refusals,
    refused: () => {
      refusals += 1
    },
    uniqueText: () => {
      texts += 1
      return `S-${texts}`
    },
  }
}

/** Recognises expenses of the run. Those of the demo are left alone, so that every entry has an acknowledgement. */
export const isOurs = (name: string): boolean => /^S-\d+$/.test(name)

import type { ExpenseCommand, ExpenseDto, NewExpense } from '#contract/expenses/expenses.ts'
import type { PaymentCommand, PaymentDto } from '#contract/payments/payments.ts'

/** What a person was told has happened. `actor`: whose press it was. */
export type Acknowledged = { readonly actor: string } & (
  | { readonly what: 'created'; readonly typed: NewExpense; readonly expense: ExpenseDto }
  | { readonly what: 'opened'; readonly expense: ExpenseDto }
  /** `expense` null: it was deleted. `id` in either case. */
  | {
      readonly what: 'moved'
      readonly id: string
      readonly command: ExpenseCommand
      readonly expense: ExpenseDto | null
    }
  | { readonly what: 'paid'; readonly command: PaymentCommand; readonly payment: PaymentDto }
)

/** The testers' own account of the run, kept apart from the server's. */
export type Ledger = {
  readonly acknowledged: readonly Acknowledged[]
  readonly add: (entry: Acknowledged) => void
  /** Answers that said no: nothing of them may be found. */
  readonly refusals: () => number
  readonly refused: () => void
  /** A word that is in no other name, note or number. */
  readonly word: () => string
}

export const openLedger = (added: (count: number) => void): Ledger => {
  const acknowledged: Acknowledged[] = []
  let refusals = 0
  let words = 0
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
    word: () => {
      words += 1
      return `S-${words}`
    },
  }
}

/** Expenses of the run: what the demo brought is left alone, so that every entry of theirs has an acknowledgement. */
export const isOurs = (name: string): boolean => /^S-\d+$/.test(name)

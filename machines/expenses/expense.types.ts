import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** The creator paid the shop, so they receive; the other parent approves, and pays. */
export const expenseParties = {
  creator: ['creator', 'receiver'],
  other: ['otherParent', 'payer'],
} as const satisfies Parties
export type ExpenseParty = keyof typeof expenseParties
export type ExpenseTurn = TurnIn<typeof expenseParties>

/** Lists the outcomes of an expense's last payment that broke, which are states of the payment's chart. */
export const brokenOutcomes = ['failed', 'returned', 'stopped', 'refused', 'void'] as const
export type BrokenOutcome = (typeof brokenOutcomes)[number]
export const outcomes = ['paid', 'confirmed', 'reimbursed', ...brokenOutcomes] as const
/** The outcome of an expense's last payment; null while none has ended. */
export type Outcome = (typeof outcomes)[number]

/**
 * The facts are computed under lock from the payments' allocations, in minor units of the family's currency: `owed` by
 * the other parent; `settled` paid, confirmed or reimbursed; `checks` unconfirmed; `inFlight` with the bank;
 * `scheduled` for later. `opened` says that the other parent has opened the expense, which is recorded as its first view.
 */
export type ExpenseFacts = {
  readonly owed: number
  readonly settled: number
  readonly checks: number
  readonly inFlight: number
  readonly scheduled: number
  readonly lastOutcome: Outcome | null
  readonly opened: boolean
}

export type ExpenseInput = ExpenseFacts & { readonly private: boolean }

/**
 * Commands of people, then the one fact. The contract defines what else a command carries (a reason, a note, files).
 */
export type ExpenseEvent = { readonly by: By } & (
  | { readonly type: 'expense.share' }
  | { readonly type: 'expense.edit' }
  | { readonly type: 'expense.delete' }
  | { readonly type: 'expense.approve' }
  | { readonly type: 'expense.decline' }
  | { readonly type: 'expense.requestReceipt' }
  | { readonly type: 'expense.addReceipt' }
  | { readonly type: 'expense.withdraw' }
  | { readonly type: 'expense.pay'; readonly amount: number }
  | { readonly type: 'expense.markReimbursed'; readonly remaining: number }
  | { readonly type: 'expense.paymentsChanged' }
)

export const noFacts: ExpenseFacts = {
  owed: 0,
  settled: 0,
  checks: 0,
  inFlight: 0,
  scheduled: 0,
  lastOutcome: null,
  opened: false,
}

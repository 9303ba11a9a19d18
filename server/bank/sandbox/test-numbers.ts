import { type ReturnCode, returnCodes } from '#domain/return-codes.ts'
import type { BankCustomerPlan } from '#machines/sandbox-bank/bank-customer.types.ts'
import type { BankTransferEnding } from '#machines/sandbox-bank/bank-transfer.types.ts'

/**
 * What makes the sandbox say no. All are listed in docs/sandbox.md.
 *
 * A quirk is two digits: an account numbered 99000000NN has quirk NN in every transfer from or to it, and so has a
 * transfer of $111.NN whatever its accounts. 01 to 85 are the codes with which banks send money back, 90 and above are below.
 */
export const quirks = {
  failsAtOnce: '90',
  refusedWhenAdded: '91',
  answerLost: '92',
  balanceTooLow: '93',
} as const

export const quirkOfNumber = (accountNumber: string): string | null =>
  /^99000000(\d\d)$/.exec(accountNumber)?.[1] ?? null

/** `amount` in cents. */
export const quirkOfAmount = (amount: number): string | null => /^111(\d\d)$/.exec(String(amount))?.[1] ?? null

/** What people say weeks later, once they have looked at their statement: that they never allowed it. */
const disputed: readonly ReturnCode[] = ['R05', 'R07', 'R10', 'R11', 'R29']

export type TransferOutcome = { readonly ending: BankTransferEnding; readonly code: ReturnCode | null }

/** The first quirk that says anything decides. */
export const outcomeOf = (given: readonly (string | null)[]): TransferOutcome => {
  for (const quirk of given) {
    if (quirk === quirks.failsAtOnce) return { ending: 'failsAtOnce', code: null }
    const code = returnCodes.find((known) => known === `R${quirk}`)
    if (code) return { ending: disputed.includes(code) ? 'comesBackLate' : 'comesBack', code }
  }
  return { ending: 'paid', code: null }
}

/** By the last four digits of the national ID; everybody else is verified at once. */
const plans: Readonly<Record<string, BankCustomerPlan>> = {
  '0001': 'askDetails',
  '0002': 'askDocument',
  '0003': 'review',
  '0004': 'refuse',
  '0005': 'suspend',
  '0006': 'askDetailsThenDocument',
  '0007': 'askDocumentThenRefuse',
  '0009': 'deactivate',
}

export const planOf = (nationalId: string): BankCustomerPlan => plans[nationalId.slice(-4)] ?? 'verify'

/** Their account is opened, and the answer to the first order is lost on the way. */
export const isAnswerLost = (nationalId: string): boolean => nationalId.endsWith('0008')

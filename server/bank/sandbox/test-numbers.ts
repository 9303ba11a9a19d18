import { type ReturnCode, refusesReturn, returnCodes } from '#domain/return-codes.ts'
import type { BankCustomerPlan } from '#machines/sandbox-bank/bank-customer.types.ts'
import type { BankTransferEnding } from '#machines/sandbox-bank/bank-transfer.types.ts'

/**
 * These numbers make the sandbox refuse or fail; docs/sandbox.md lists all of them.
 *
 * A quirk has two digits: an account numbered 99000000NN applies quirk NN to every transfer from or to it, and a
 * transfer of $111.NN has quirk NN whatever its accounts. 01 to 85 are the codes with which banks return money; those
 * from 90 on are listed below.
 */
export const quirks = {
  failsAtOnce: '90',
  refusedWhenAdded: '91',
  answerLost: '92',
  balanceTooLow: '93',
  overLimit: '94',
} as const

export const quirkOfNumber = (accountNumber: string): string | null =>
  /^99000000(\d\d)$/.exec(accountNumber)?.[1] ?? null

/** `amount` is in cents. */
export const quirkOfAmount = (amount: number): string | null => /^111(\d\d)$/.exec(String(amount))?.[1] ?? null

/**
 * People give these reasons weeks later, when they read their statement and say that they never allowed a transfer. A
 * business has only the two banking days of every other return (R29).
 */
const disputed: readonly ReturnCode[] = ['R05', 'R07', 'R10', 'R11']

export type TransferOutcome = { readonly ending: BankTransferEnding; readonly code: ReturnCode | null }

/** The first quirk with an effect decides. */
export const outcomeOf = (given: readonly (string | null)[]): TransferOutcome => {
  for (const quirk of given) {
    if (quirk === quirks.failsAtOnce) return { ending: 'failsAtOnce', code: null }
    const code = returnCodes.find((known) => known === `R${quirk}`)
    if (code && refusesReturn(code)) return { ending: 'paid', code: null }
    if (code) return { ending: disputed.includes(code) ? 'comesBackLate' : 'comesBack', code }
  }
  return { ending: 'paid', code: null }
}

/** The last four digits of the national ID choose the plan; everybody else is verified at once. */
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

/** The account of such a customer is opened, but the answer to the first order is lost. */
export const isAnswerLost = (nationalId: string): boolean => nationalId.endsWith('0008')

import type { FieldProblem } from '#contract/errors.ts'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { NewPayment, SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { limits } from '#contract/limits.ts'
import { pastDateProblem } from '#contract/past-date.ts'
import type { CheckMeans } from '#contract/payments/payments.ts'
import { addUp } from '#domain/money.ts'
import type { PlainDate } from '#domain/time.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'

/** Holds the method of a payment for several expenses; a check's details are typed. */
export type SeveralHow =
  | { readonly method: 'bank'; readonly bankAccountId: string }
  | { readonly method: 'check'; readonly means: CheckMeans; readonly paidOn: string; readonly number: string }

export const totalOf = (chosen: readonly ExpenseSummaryDto[]): number =>
  addUp(chosen.map(({ facts }) => payableOf(facts)))

/** Starts with a check that is handed over today. */
export const byCheckOn = (today: PlainDate): SeveralHow => ({
  method: 'check',
  means: 'check',
  paidOn: today,
  number: '',
})

/** Gives what is wrong with the day of a check; a transfer has none. */
export const dayProblem = (how: SeveralHow, today: PlainDate): FieldProblem | null =>
  how.method === 'check' ? pastDateProblem(how.paidOn, today) : null

/** Gives the reason why the selection cannot be paid. Null: there is none. */
export function severalProblem(
  chosen: readonly ExpenseSummaryDto[],
  eligibility: SendingEligibilityDto | null,
): 'none' | 'atMost' | 'overLimit' | null {
  if (chosen.length === 0) return 'none'
  if (chosen.length > limits.paidTogether) return 'atMost'
  return eligibility && totalOf(chosen) > eligibility.now ? 'overLimit' : null
}

/** Sends each expense with the version and the amount that were on the screen. */
export function severalBody(chosen: readonly ExpenseSummaryDto[], how: SeveralHow, note: string): NewPayment {
  const expenses = chosen.map(({ id, version, facts }) => ({ id, version, amount: payableOf(facts) }))
  return { ...how, note, expenses }
}

/** Chooses the oldest expenses that one payment can cover, so that the usual case needs no choice. */
export const fittingIn = (
  payable: readonly ExpenseSummaryDto[],
  eligibility: SendingEligibilityDto | null,
): readonly ExpenseSummaryDto[] => {
  const tooMany = payable.findIndex((_, at) => severalProblem(payable.slice(0, at + 1), eligibility) !== null)
  return tooMany < 0 ? payable : payable.slice(0, tooMany)
}

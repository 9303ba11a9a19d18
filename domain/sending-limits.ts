import { addUp, type Country } from './money.ts'
import { addMs, compareInstants, epochOf, type Instant } from './time.ts'

const week = 7 * 24 * 3_600_000

/** How much one person may send by bank, in cents: more with each transfer that was sent. `first`: how many that step is for. */
export const sendingLimits = {
  perTransfer: {
    steps: [
      { first: 3, most: 500_00 },
      { first: 3, most: 2_000_00 },
      { first: 3, most: 2_500_00 },
    ],
    after: 5_000_00,
  },
  /** In any seven days. */
  perWeek: { first: 6, most: 2_500_00, after: 5_000_00 },
} as const

const bankCountries: readonly Country[] = ['US']

/** Whether bank transfers are offered in a country. Whoever moves the money serves all of these. */
export const bankServes = (country: string): boolean => bankCountries.some((served) => served === country)

/** One that was sent: it left its payer's hands at this instant. What failed or was stopped in time was not. */
export type SentTransfer = { readonly at: Instant; readonly amount: number }

/** `now` may be sent in one transfer at once; then, as the week passes on, `amount` from the instant `from`, rising. */
export type Sendable = {
  readonly now: number
  readonly later: readonly { readonly from: Instant; readonly amount: number }[]
}

/** The most that one transfer may be, after so many. */
export const mostPerTransfer = (sentBefore: number): number => {
  const { steps, after } = sendingLimits.perTransfer
  let upTo = 0
  for (const { first, most } of steps) {
    upTo += first
    if (sentBefore < upTo) return most
  }
  return after
}

/** The most in any seven days, after so many. */
export const mostPerWeek = (sentBefore: number): number => {
  const { first, most, after } = sendingLimits.perWeek
  return sentBefore < first ? most : after
}

/** A transfer is of the week that ends at `at` until exactly seven days after it was sent. */
const usedAt = (sent: readonly SentTransfer[], at: Instant): number =>
  addUp(sent.filter((one) => epochOf(one.at) > epochOf(at) - week).map(({ amount }) => amount))

/**
 * What a person may send by bank, now and later, if nothing else is sent before. `sent`: all that this person ever sent,
 * in any order. Minor units.
 */
export function sendableAfter(sent: readonly SentTransfer[], now: Instant): Sendable {
  const at = (instant: Instant) =>
    Math.min(mostPerTransfer(sent.length), Math.max(0, mostPerWeek(sent.length) - usedAt(sent, instant)))
  const first = at(now)
  const later: { from: Instant; amount: number }[] = []
  for (const from of sent.map((one) => addMs(one.at, week)).sort(compareInstants)) {
    const amount = at(from)
    if (compareInstants(from, now) > 0 && amount > (later.at(-1)?.amount ?? first)) later.push({ from, amount })
  }
  return { now: first, later }
}

/** Null: it can be sent now. Otherwise when that much can be, or the most that ever can in one; `from` null: no later than now. */
export function whenSendable(
  { now, later }: Sendable,
  amount: number,
): { readonly amount: number; readonly from: Instant | null } | null {
  if (amount <= now) return null
  return later.find((step) => amount <= step.amount) ?? later.at(-1) ?? { amount: now, from: null }
}

import { addUp, type Country } from './money.ts'
import { addMs, compareInstants, epochOf, type Instant } from './time.ts'

const week = 7 * 24 * 3_600_000

/**
 * Limits what one person may send by bank, in cents; the limits rise with each transfer sent. `first` is the number of
 * transfers of that step.
 */
export const sendingLimits = {
  perTransfer: {
    steps: [
      { first: 3, most: 500_00 },
      { first: 3, most: 2_000_00 },
      { first: 3, most: 2_500_00 },
    ],
    after: 5_000_00,
  },
  /** Applies to any seven days. */
  perWeek: { first: 6, most: 2_500_00, after: 5_000_00 },
} as const

const bankCountries: readonly Country[] = ['US']

/** Says whether bank transfers are offered in a country. The provider serves all of these. */
export const bankServes = (country: string): boolean => bankCountries.some((served) => served === country)

/** A transfer that was sent at this instant. Failed transfers, and those stopped in time, do not count. */
export type SentTransfer = { readonly at: Instant; readonly amount: number }

/**
 * `now` may be sent in one transfer at once; `later` lists rising amounts and the instants from which each may be sent.
 */
export type Sendable = {
  readonly now: number
  readonly later: readonly { readonly from: Instant; readonly amount: number }[]
}

/** Returns the limit of one transfer after `sentBefore` transfers. */
export const mostPerTransfer = (sentBefore: number): number => {
  const { steps, after } = sendingLimits.perTransfer
  let upTo = 0
  for (const { first, most } of steps) {
    upTo += first
    if (sentBefore < upTo) return most
  }
  return after
}

/** Returns the limit of any seven days after `sentBefore` transfers. */
export const mostPerWeek = (sentBefore: number): number => {
  const { first, most, after } = sendingLimits.perWeek
  return sentBefore < first ? most : after
}

/** A transfer counts in the week that ends at `at` until exactly seven days after it was sent. */
const usedAt = (sent: readonly SentTransfer[], at: Instant): number =>
  addUp(sent.filter((one) => epochOf(one.at) > epochOf(at) - week).map(({ amount }) => amount))

/**
 * Returns what a person may send by bank, now and later, if nothing else is sent before. `sent` holds everything this
 * person ever sent, in any order. Amounts are in minor units.
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

/**
 * Returns null when the amount can be sent now; otherwise when it can, or the most that one transfer can ever hold,
 * with `from` null.
 */
export function whenSendable(
  { now, later }: Sendable,
  amount: number,
): { readonly amount: number; readonly from: Instant | null } | null {
  if (amount <= now) return null
  return later.find((step) => amount <= step.amount) ?? later.at(-1) ?? { amount: now, from: null }
}

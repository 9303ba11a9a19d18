import type { Country } from './money.ts'

/**
 * Limits the amount of one transfer, in cents; the limit rises with each transfer of the payer's that was paid. `first`
 * is the number of transfers of that step.
 */
export const sendingLimits = {
  steps: [
    { first: 3, most: 500_00 },
    { first: 3, most: 2_000_00 },
    { first: 3, most: 2_500_00 },
  ],
  after: 5_000_00,
} as const

const bankCountries: readonly Country[] = ['US']

/** Says whether bank transfers are offered in a country. The provider serves all of these. */
export const bankServes = (country: string): boolean => bankCountries.some((served) => served === country)

/**
 * Returns the limit of one transfer after `paid` transfers. A transfer counts once the bank has paid it; one that is
 * still under way, failed, was stopped or came back does not count.
 */
export const mostPerTransfer = (paid: number): number => {
  const { steps, after } = sendingLimits
  let upTo = 0
  for (const { first, most } of steps) {
    upTo += first
    if (paid < upTo) return most
  }
  return after
}

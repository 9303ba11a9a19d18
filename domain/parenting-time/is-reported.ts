import { dateIn, epochOf, fromEpoch } from '../time.ts'

type Range = { readonly from: string; readonly to: string }
type Reported = {
  readonly createdAt: string
  readonly times: readonly { readonly from: string; readonly until: string }[]
}

/** Tells whether some days have one in common with those of a report; all ends are included. */
export const isWithin = (days: Range, { from, to }: Range): boolean => days.from <= to && days.to >= from

/** Tells whether a request, or what one parent says has happened, was made within some days or is about them. Both days are included, in the family's zone. */
export function isReported({ createdAt, times }: Reported, { from, to }: Range, zone: string): boolean {
  const touches = (first: string, last: string) => dateIn(first, zone) <= to && dateIn(last, zone) >= from
  // A time that ends at midnight has nothing of the day that begins then.
  const lastOf = (until: string) => fromEpoch(epochOf(until) - 1)
  return touches(createdAt, createdAt) || times.some(({ from: first, until }) => touches(first, lastOf(until)))
}

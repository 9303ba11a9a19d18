import { subscriptionLimits } from '#contract/subscriptions/limits.ts'
import type { Term } from '#contract/subscriptions/offers.ts'
import {
  addMs,
  addYears,
  dateIn,
  dayInMonth,
  dayOfMonth,
  instantOf,
  isBefore,
  nextMonth,
  wallOf,
} from '#domain/time.ts'
import { metaOf } from './subscriptions.prices.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

const { announced } = subscriptionLimits

/** Says whether the payer must be told of the next charge now. */
export const isToAnnounce = (row: SubscriptionRow, now: string): boolean =>
  row.renews &&
  metaOf(row).paid &&
  row.ends_at !== null &&
  row.announced_for !== row.ends_at &&
  isBefore(now, row.ends_at) &&
  !isBefore(now, addMs(row.ends_at, -announced))

/** Returns when the product has something to do about it next: to announce a charge, or to end a period. */
export const dueOf = (row: SubscriptionRow): string | null => {
  const { ends, paid } = metaOf(row)
  if (ends === null) return null
  if (ends === 'grace') return row.grace_until
  if (row.ends_at === null || !paid || !row.renews || row.announced_for === row.ends_at) return row.ends_at
  return addMs(row.ends_at, -announced)
}

/** A period ends at the same time of day where the payer lives; a day that a month lacks becomes its last. */
export const periodAfter = (from: string, term: Term, zone: string): string => {
  const date = dateIn(from, zone)
  const end = term === 'year' ? addYears(date, 1) : dayInMonth(nextMonth(date), dayOfMonth(date))
  return instantOf(`${end}${wallOf(from, zone).slice(10)}`, zone)
}

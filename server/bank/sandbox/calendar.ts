import { dateIn, type Instant, instantOf, isBefore, type PlainDate } from '#domain/time.ts'
import { bankZone, businessDaysAfter, cutOff, isBusinessDay, leavesOn } from '../business-days.ts'

/** The simulator follows the hours by which money moves between banks in the United States. */
const zone = bankZone
const at = (date: PlainDate, hour: string): Instant => instantOf(`${date}T${hour}`, zone)

/** A transfer leaves at today's cut-off, or at the next one on a business day. */
export const leavesAt = (ordered: Instant): Instant => at(leavesOn(ordered), cutOff)

/** A transfer arrives at the cut-off of the business day after it left. */
export const arrivesAt = (left: Instant): Instant => at(businessDaysAfter(dateIn(left, zone), 1), cutOff)

/** A bank returns what it does not pay within two business days. */
export const comesBackAt = (left: Instant): Instant => at(businessDaysAfter(dateIn(left, zone), 2), '08:30')

/** Reviewing a document takes one business day. */
export const reviewEndsAt = (begun: Instant): Instant => at(businessDaysAfter(dateIn(begun, zone), 1), '12:00')

const closing = '18:00'

/** Returns the nth close of business from now, which is an hour after the cut-off of a business day. */
export const closesAt = (now: Instant, times: number): Instant => {
  const date = dateIn(now, zone)
  const today = at(date, closing)
  const first = isBusinessDay(date) && isBefore(now, today) ? today : at(businessDaysAfter(date, 1), closing)
  return times <= 1 ? first : at(businessDaysAfter(dateIn(first, zone), times - 1), closing)
}

import { addDays, dateIn, type Instant, instantOf, isBefore, type PlainDate } from '#domain/time.ts'
import { businessDayFrom, businessDaysAfter, isBusinessDay } from '../business-days.ts'

/** The hours of the sandbox's bank: those by which money moves between banks in the United States. */
const zone = 'America/New_York'
const at = (date: PlainDate, hour: string): Instant => instantOf(`${date}T${hour}`, zone)

const cutOff = '17:00'
/** For how many days people may say that they never allowed a transfer, counted as banks do. */
const disputeDays = 30

/** When what is ordered now leaves: at today's cut-off, or at the next one on a day on which banks are open. */
export const leavesAt = (ordered: Instant): Instant => {
  const date = dateIn(ordered, zone)
  const today = at(date, cutOff)
  if (isBusinessDay(date) && isBefore(ordered, today)) return today
  return at(businessDaysAfter(date, 1), cutOff)
}

/** What left arrives at the cut-off of the business day after it. */
export const arrivesAt = (left: Instant): Instant => at(businessDaysAfter(dateIn(left, zone), 1), cutOff)

/** A bank that does not pay says so within two business days. */
export const comesBackAt = (left: Instant): Instant => at(businessDaysAfter(dateIn(left, zone), 2), '08:30')

/** A person who never allowed it has weeks to say so. */
export const disputedAt = (arrived: Instant): Instant =>
  at(businessDayFrom(addDays(dateIn(arrived, zone), disputeDays)), '08:30')

/** A document is looked at for a business day. */
export const reviewEndsAt = (begun: Instant): Instant => at(businessDaysAfter(dateIn(begun, zone), 1), '12:00')

const closing = '18:00'

/** When the bank's people have gone home for the nth time from now: an hour after the cut-off of a day on which banks are open. */
export const closesAt = (now: Instant, times: number): Instant => {
  const date = dateIn(now, zone)
  const today = at(date, closing)
  const first = isBusinessDay(date) && isBefore(now, today) ? today : at(businessDaysAfter(date, 1), closing)
  return times <= 1 ? first : at(businessDaysAfter(dateIn(first, zone), times - 1), closing)
}

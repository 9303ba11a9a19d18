import { addDays, dateIn, type Instant, instantOf } from '#domain/time.ts'
import { businessDaysAfter } from './business-days.ts'

const zone = 'America/New_York'
/** A person may say for this many days after a transfer arrived that they never allowed it. */
const disputeDays = 60

/**
 * Returns the last instant at which banks may return a transfer that arrived at `arrived`. By Nacha's rules a return
 * for a missing permission must be there when banks open on the banking day after the sixtieth calendar day; every
 * other return comes sooner.
 */
export const lastReturnAt = (arrived: Instant): Instant =>
  instantOf(`${businessDaysAfter(addDays(dateIn(arrived, zone), disputeDays), 1)}T08:30`, zone)

import type { RegistrationDto } from '#contract/registration/registration.ts'
import { dateIn, fromEpoch, type PlainDate } from '#domain/time.ts'

/** Today in the zone with which the family begins. */
export const todayOf = (item: RegistrationDto | null): PlainDate =>
  dateIn(fromEpoch(Date.now()), item?.timeZone ?? 'America/New_York')

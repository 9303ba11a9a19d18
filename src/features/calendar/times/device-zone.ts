import { offsetAt } from '#domain/time.ts'

/** Returns the zone that the device shows when its clocks differ from those of the family's zone; null when they agree. */
export function deviceZone(familyZone: string, epoch: number): string | null {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return offsetAt(epoch, own) === offsetAt(epoch, familyZone) ? null : own
}

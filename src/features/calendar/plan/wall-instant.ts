import { minuteOf } from '#domain/parenting-time/moments.ts'
import { dayNumberOf, fromEpoch, type Instant } from '#domain/time.ts'
import { clockOf } from '#domain/zone-clock.ts'

const isWall = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)

/**
 * Reads a wall time of a zone as the browser's fields have it: `2026-11-26T17:00`. Empty where it is none. It asks the clock
 * of the engine, because the library behind `instantOf` would come with every page.
 */
export const instantIn = (text: string, zone: string): Instant =>
  isWall(text) ? fromEpoch(clockOf(zone).epochAt(dayNumberOf(text.slice(0, 10)), minuteOf(text.slice(11)))) : ''

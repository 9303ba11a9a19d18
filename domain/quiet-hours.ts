import { addDays, type Instant, instantOf, wallOf } from './time.ts'

export type QuietHours = { readonly from: string; readonly to: string }

/**
 * Returns the end of the quiet hours that `now` falls in, in the person's zone; null outside of them. They may span
 * midnight.
 */
export function quietUntil(now: Instant, zone: string, { from, to }: QuietHours): Instant | null {
  const [today = '', time = ''] = wallOf(now, zone).split('T')
  const overnight = from > to
  const inside = overnight ? time >= from || time < to : time >= from && time < to
  if (!inside) return null
  const end = instantOf(`${overnight && time >= from ? addDays(today, 1) : today}T${to}`, zone)
  // The end may lie in the past in the hour that is repeated when clocks go back; the quiet hours are then over.
  return end > now ? end : null
}

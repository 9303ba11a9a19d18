/** Timers cannot wait longer than this; beyond it they fire at once. */
const longest = 2 ** 31 - 1

/**
 * Reads Retry-After in milliseconds, whether it came in seconds or as an HTTP date. Null: the header is missing or
 * unreadable.
 */
export function retryAfterMs(response: Response, now = Date.now()): number | null {
  const raw = response.headers.get('Retry-After')?.trim()
  if (!raw) return null
  const wait = /^\d+$/.test(raw) ? Number(raw) * 1000 : Date.parse(raw) - now
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), longest)
}

const key = 'anonymousId'

/**
 * Returns a random name of this browser. It is derived from nothing, stored with no person, and leaves with everything
 * else when somebody signs out; then the browser gets another one.
 */
export function anonymousId(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(key, made)
  return made
}

/** Reads one stored session value; null when it is missing or was stored as null. */
export function storedText(key: string): string | null {
  const text = localStorage.getItem(key)
  return text === null || text === 'null' ? null : text
}

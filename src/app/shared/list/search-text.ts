/**
 * Reads an address as plain text. The first load needs no more than this: the page that reads a selection validates it,
 * and it loads lazily.
 */
export const searchText = (raw: Record<string, unknown>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

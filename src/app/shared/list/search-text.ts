/**
 * What an address carries, as text. The first load of the product waits for no more than this: what a selection may be is
 * known by the page that reads it.
 */
export const searchText = (raw: Record<string, unknown>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

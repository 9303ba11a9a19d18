type Details = { readonly [key: string]: unknown }

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Returns a text of an entry; null when it has none. */
export const textIn = (details: Details, key: string): string | null => {
  const value = details[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns the columns that an entry recorded, or the entry itself when it has none. */
export const columnsIn = (details: Details): Details => (isDetails(details.columns) ? details.columns : details)

/**
 * Returns a person's own text: the note with a beginning, a reason or a request with an answer. An edit repeats the
 * note, so it has no quote.
 */
export const quoteIn = (kind: string, details: Details): string | null => {
  if (kind.endsWith('.edit')) return null
  if (kind.endsWith('.begin')) return textIn(columnsIn(details), 'note')
  return textIn(details, 'reason') ?? textIn(details, 'note')
}

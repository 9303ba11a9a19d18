/** Splits ids into parts of at most `most`, each of which fits into one request. */
export const batchesOf = (ids: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ids.slice(at * most, (at + 1) * most))

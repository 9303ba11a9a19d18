export type Suffix = () => string

/** Returns an empty text for the first family of a database, and numbers from then on; a shared database has no first one. */
export const suffixes = (first = 0): Suffix => {
  let next = first
  return () => {
    const number = next++
    return number === 0 ? '' : `.${number}`
  }
}

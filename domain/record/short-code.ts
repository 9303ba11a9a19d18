/** Crockford's base 32: without I, L, O and U, so that it can be read from paper and said aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 5
const perGroup = 5

/** The first 125 bits of a SHA-256 (hex), in five groups of five: `7ZK3M-0D5XQ-...`. */
export const shortCodeOf = (sha256: string): string => {
  const bits = [...sha256].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  const marks = Array.from({ length: groups * perGroup }, (_, at) =>
    alphabet.charAt(Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2)),
  )
  return Array.from({ length: groups }, (_, group) =>
    marks.slice(group * perGroup, (group + 1) * perGroup).join(''),
  ).join('-')
}

/** What a person typed, as the code would be written: any case and spacing, O for 0, I or L for 1. Null: no such code. */
export const readShortCode = (typed: string): string | null => {
  const marks = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (marks.length !== groups * perGroup || ![...marks].every((mark) => alphabet.includes(mark))) return null
  return (marks.match(/.{5}/g) ?? []).join('-')
}

/** Crockford's base 32 has no I, L, O and U, so that a code can be read from print and spoken. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 5
const perGroup = 5

/** Returns the first 125 bits of a SHA-256 (hex) in five groups of five: `7ZK3M-0D5XQ-...`. */
export const shortCodeOf = (sha256: string): string => {
  const bits = [...sha256].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  const marks = Array.from({ length: groups * perGroup }, (_, at) =>
    alphabet.charAt(Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2)),
  )
  return Array.from({ length: groups }, (_, group) =>
    marks.slice(group * perGroup, (group + 1) * perGroup).join(''),
  ).join('-')
}

/** Normalises a typed code: any case and spacing, O for 0, I or L for 1. Returns null for anything else. */
export const readShortCode = (typed: string): string | null => {
  const marks = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (marks.length !== groups * perGroup || ![...marks].every((mark) => alphabet.includes(mark))) return null
  return (marks.match(/.{5}/g) ?? []).join('-')
}

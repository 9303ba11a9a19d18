/** Matches the characters of the embedded fonts; see fonts/README.md. */
const known =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]$/

const isKnown = (char: string): boolean => known.test(char) || char === '\n' || char === '\t'

/** Writes a character by its number: `U+1F600`. */
export const codePointOf = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const printed = (char: string): string => {
  if (char === '\t') return ' '
  return isKnown(char) ? char : `[${codePointOf(char)}]`
}

const charactersOf = (text: string): string[] => [...text.normalize('NFC').replaceAll('\r\n', '\n')]

/** Lists the characters of a text that are printed by their numbers. */
export const unprintedIn = (text: string): string[] => charactersOf(text).filter((char) => !isKnown(char))

/**
 * Prepares a text for print without dropping anything silently: a character that the fonts lack, or that only reverses
 * the order of others, is printed as its code point.
 */
export const printable = (text: string): string => charactersOf(text).map(printed).join('')

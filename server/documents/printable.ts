/** Matches the characters of the embedded fonts; see fonts/README.md. */
const known =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]$/

const printed = (char: string): string => {
  if (known.test(char) || char === '\n') return char
  if (char === '\t') return ' '
  return `[U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}

/**
 * Prepares a text for print without dropping anything silently: a character that the fonts lack, or that only reverses
 * the order of others, is printed as its code point.
 */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replaceAll('\r\n', '\n')].map(printed).join('')

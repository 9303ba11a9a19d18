/** These characters stand between words. The database splits texts in the same places (migration 088). */
const separators = [
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7',
  '\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f\\ufe00-\\ufe4f\\uff01-\\uff0f\\uff1a-\\uff20',
  '\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{e007f}',
].join('')
const words = new RegExp(`[^${separators}]+`, 'gu')

/** A word of a text: where it stands, in UTF-16 units, and how it reads without case and accents. */
export type Token = { readonly start: number; readonly end: number; readonly folded: string }

/** Folds as the database does. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(words)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: folded(word),
  }))

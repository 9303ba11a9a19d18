/** No word of the lexicon is this long, and neither is one with a mark on each of its letters. */
const longest = 64

const plain = /^[a-z0-9']*$/
const unspoken = /[\p{M}\p{Cf}]/gu
/** A letter that is held down counts once: `sooo`. */
const held = /([a-z])\1{2,}/g

const ascii = (word: string): string =>
  plain.test(word) ? word : word.normalize('NFKD').replace(unspoken, '').replaceAll('’', "'").replaceAll('`', "'")

/** Returns a word in small letters without accents and invisible signs; empty when it is too long to be one. */
export const foldWord = (typed: string): string =>
  typed.length > longest ? '' : ascii(typed.toLowerCase()).replaceAll('$', 's').replaceAll('@', 'a').replace(held, '$1')

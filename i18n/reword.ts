type Rewording<Words> = { [Key in keyof Words]?: Words[Key] extends string ? Words[Key] : Rewording<Words[Key]> }

/**
 * Makes a dictionary that says the same as `base` except for `words`, at any depth.
 * `Words` is generated from that very base, so whatever is not reworded is there, and a key that is gone no longer compiles.
 */
export function reword<Words extends object>(base: object, words: Rewording<Words>): Words {
  return merge(base, words) as Words
}

function merge(base: object, words: object): object {
  const own: Record<string, unknown> = { ...base }
  for (const [key, word] of Object.entries(words)) {
    const known = own[key]
    own[key] = isObject(known) && isObject(word) ? merge(known, word) : word
  }
  return own
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

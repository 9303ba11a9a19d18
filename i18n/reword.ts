type Overrides<Dictionary> = {
  [Key in keyof Dictionary]?: Dictionary[Key] extends string ? Dictionary[Key] : Overrides<Dictionary[Key]>
}

/**
 * Makes a dictionary that says the same as `base` except for `changes`, at any depth.
 * `Dictionary` is generated from that very base, so whatever is not reworded is there, and a key that is gone no longer compiles.
 */
export function reword<Dictionary extends object>(base: object, changes: Overrides<Dictionary>): Dictionary {
  return merge(base, changes) as Dictionary
}

function merge(base: object, changes: object): object {
  const own: Record<string, unknown> = { ...base }
  for (const [key, text] of Object.entries(changes)) {
    const known = own[key]
    own[key] = isObject(known) && isObject(text) ? merge(known, text) : text
  }
  return own
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

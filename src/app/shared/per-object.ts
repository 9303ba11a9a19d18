/** Keeps what was computed of an object as long as the object lives. */
export function perObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const kept = known.get(key)
    if (kept) return kept.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}

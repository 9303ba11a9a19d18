import canonicalize from 'canonicalize'

/** Implements RFC 8785, so that equal values have equal texts. Throws for anything but plain data. */
export const canonical = (value: unknown): string => {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('Only plain data can stand in the record')
  return text
}

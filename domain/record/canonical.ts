import canonicalize from 'canonicalize'

/** RFC 8785: one text for one value. Throws for what is not plain data. */
export const canonical = (value: unknown): string => {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('Only plain data can stand in the record')
  return text
}

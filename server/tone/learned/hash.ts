/** Returns 32 bits for a text (FNV-1a). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** Returns 32 bits for two numbers in their order. */
export const mix = (one: number, other: number): number => {
  const hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b)
  return hash ^ (hash >>> 15)
}

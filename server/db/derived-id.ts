import { hash } from 'node:crypto'

/** Derives a UUID of version 8 from a text. The same text always gives the same id, and the id reveals nothing about the text. */
export const derivedId = (text: string): string => {
  const bytes = hash('sha256', text, 'buffer')
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

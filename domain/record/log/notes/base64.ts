import type { Bytes } from '../trees/hashing.ts'

/** Writes standard base64 with padding (RFC 4648, section 4), which all formats of C2SP use. */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/**
 * Reads standard base64 with padding. Returns null for anything else, including a second spelling of the same bytes,
 * because a changed bit must never go unnoticed.
 */
export const fromBase64 = (text: string): Bytes | null => {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : null
}

/** Reads a SHA-256 digest in base64; null unless it has exactly 32 bytes. */
export const hashFromBase64 = (text: string): Bytes | null => {
  const bytes = fromBase64(text)
  return bytes?.length === 32 ? bytes : null
}

import * as z from 'zod/mini'
import { fromHex, joined, toHex } from '../bytes.ts'
import { fromBase64, hashFromBase64, toBase64 } from './notes/base64.ts'
import type { Bytes } from './trees/hashing.ts'

/** A digest has 32 bytes; it is base64 in the file and bytes in the program. */
export const digest = z.codec(z.string().check(z.refine((text) => hashFromBase64(text) !== null)), z.custom<Bytes>(), {
  decode: (text) => hashFromBase64(text) ?? new Uint8Array(),
  encode: toBase64,
})

export const hexDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A digest that is base64 in the file and hex in the program. */
export const digestAsHex = z.codec(z.string().check(z.refine((text) => hashFromBase64(text) !== null)), hexDigest, {
  decode: (text) => toHex(hashFromBase64(text) ?? new Uint8Array()),
  encode: (hex) => toBase64(fromHex(hex)),
})

const digestsIn = (text: string): Bytes[] | null => {
  const bytes = fromBase64(text)
  if (!bytes || bytes.length % 32 !== 0) return null
  return Array.from({ length: bytes.length / 32 }, (_, at) => bytes.slice(32 * at, 32 * at + 32))
}

/** Digests one after the other, as one text of base64 in the file. */
export const digests = z.codec(
  z.string().check(z.refine((text) => digestsIn(text) !== null)),
  z.array(z.custom<Bytes>()),
  { decode: (text) => digestsIn(text) ?? [], encode: (list) => toBase64(joined(...list)) },
)

export const size = z.int().check(z.minimum(0))
/** The lines of an entry's hash are separated by line feeds, so none of them may contain one. */
export const line = z.string().check(z.regex(/^[^\n]+$/))

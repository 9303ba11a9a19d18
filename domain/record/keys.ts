import { fromHex, toHex, utf8 } from './bytes.ts'
import type { HashText } from './chain.ts'
import type { Sha256 } from './log/hashing.ts'

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** Long records are hashed much faster with these; browsers have only WebCrypto. */
type Synchronous = { readonly sha256: Sha256; readonly hashText: HashText }

/** An Ed25519 public key that the user brought. `id` is the start of the SHA-256 of its DER. */
export type PublicKey = {
  readonly id: string
  /** The key itself has 32 bytes (RFC 8032). */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** `signature` has exactly 128 lower-case hex digits, so that each signature has one spelling. */
  readonly signed: (text: string, signature: string) => Promise<boolean>
  readonly sha256?: Sha256 | undefined
  readonly hashText?: HashText | undefined
}

/** These bytes precede the 32 bytes of every Ed25519 key in SPKI. */
const spki = '302a300506032b6570032100'

const derOf = (pem: string): Uint8Array<ArrayBuffer> | null => {
  const [, body] = /-----BEGIN PUBLIC KEY-----([\sA-Za-z0-9+/=]+)-----END PUBLIC KEY-----/.exec(pem) ?? []
  try {
    const der = Uint8Array.from(atob((body ?? '').replace(/\s/g, '')), (char) => char.charCodeAt(0))
    return der.length === spki.length / 2 + 32 && toHex(der).startsWith(spki) ? der : null
  } catch {
    return null
  }
}

/** Says whether the text is such a key; it does not say whose. */
export const isPublicKey = (pem: string): boolean => derOf(pem) !== null

/** Browsers offer their cryptography on https and on the local machine only. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

/**
 * Resolves with null for anything but an Ed25519 public key in PEM. Throws when the browser does not support Ed25519.
 */
export const publicKeyOf = async (pem: string, synchronous?: Synchronous): Promise<PublicKey | null> => {
  const der = derOf(pem)
  if (!der) return null
  const key = await crypto.subtle.importKey('spki', der, 'Ed25519', true, ['verify'])
  return {
    id: (await sha256(der)).slice(0, 16),
    bytes: der.slice(-32),
    signed: async (text, signature) =>
      /^[0-9a-f]{128}$/.test(signature) && crypto.subtle.verify('Ed25519', key, fromHex(signature), utf8(text)),
    ...synchronous,
  }
}

import { fromHex, fromUtf8, joined, toHex, utf8 } from './bytes.ts'
import type { HashText } from './chain.ts'
import { fromBase64, toBase64 } from './log/notes/base64.ts'
import type { Bytes, Sha256 } from './log/trees/hashing.ts'

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** Says whether a key of 32 bytes signed these bytes (Ed25519). */
type Verifies = (key: Bytes, signed: Bytes, signature: Bytes) => boolean

/**
 * Long records are hashed much faster with these, and none of them copies a record; browsers have only WebCrypto, which
 * does both.
 */
type Synchronous = { readonly sha256: Sha256; readonly hashText: HashText; readonly verifies: Verifies }

/** An Ed25519 public key that the user brought. `id` is the start of the SHA-256 of its DER. */
export type PublicKey = {
  readonly id: string
  /** The key itself has 32 bytes (RFC 8032). */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** `signature` has exactly 128 lower-case hex digits, so that each signature has one spelling. */
  readonly signed: (bytes: Bytes, signature: string) => Promise<boolean>
  readonly sha256?: Sha256 | undefined
  readonly hashText?: HashText | undefined
  readonly verifies?: Verifies | undefined
  /** Signed notes that came with the key, of how it replaced others or was replaced. None of them is checked yet. */
  readonly changes: readonly string[]
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

type Equipment = Pick<PublicKey, 'sha256' | 'hashText' | 'verifies' | 'changes'>

/** Makes a key of its 32 bytes. Throws when the browser does not support Ed25519. */
export const publicKeyFrom = async (
  bytes: Uint8Array<ArrayBuffer>,
  { sha256: synchronous, hashText, verifies, changes }: Equipment,
): Promise<PublicKey> => {
  const der = joined(fromHex(spki), bytes)
  const key = await crypto.subtle.importKey('spki', der, 'Ed25519', true, ['verify'])
  const isSignature = (signed: Bytes, signature: Bytes) =>
    verifies ? verifies(bytes, signed, signature) : crypto.subtle.verify('Ed25519', key, signature, signed)
  return {
    id: (await sha256(der)).slice(0, 16),
    bytes,
    signed: async (signed, signature) => /^[0-9a-f]{128}$/.test(signature) && isSignature(signed, fromHex(signature)),
    sha256: synchronous,
    hashText,
    verifies,
    changes,
  }
}

const changeBlock = /-----BEGIN EVENHAND KEY CHANGE-----([\sA-Za-z0-9+/=]+)-----END EVENHAND KEY CHANGE-----/g

/** Writes a key's file: the key in PEM, and after it the notes of its changes, which other programs ignore. */
export const formatKeyFile = (pem: string, changes: readonly string[]): string => {
  const block = (note: string) => {
    const lines = toBase64(utf8(note)).match(/.{1,64}/g) ?? []
    return ['-----BEGIN EVENHAND KEY CHANGE-----', ...lines, '-----END EVENHAND KEY CHANGE-----', ''].join('\n')
  }
  return [pem, ...changes.map(block)].join('')
}

const changesBeside = (pem: string): string[] =>
  [...pem.matchAll(changeBlock)].flatMap(([, body = '']) => {
    const bytes = fromBase64(body.replace(/\s/g, ''))
    try {
      return bytes ? [fromUtf8(bytes)] : []
    } catch {
      return []
    }
  })

/**
 * Resolves with null for anything but an Ed25519 public key in PEM, which notes of its changes may follow. Throws when the
 * browser does not support Ed25519.
 */
export const publicKeyOf = async (pem: string, synchronous?: Synchronous): Promise<PublicKey | null> => {
  const der = derOf(pem)
  return der && publicKeyFrom(der.slice(-32), { ...synchronous, changes: changesBeside(pem) })
}

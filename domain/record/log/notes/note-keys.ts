import { joined, utf8 } from '../../bytes.ts'
import { sha256 } from '../../keys.ts'
import type { Bytes } from '../trees/hashing.ts'
import { fromBase64, toBase64 } from './base64.ts'

/** Signature types of C2SP signed-note: 1 is Ed25519 over the note's text, 4 a timestamped cosignature of a witness. */
export const signatureTypes = { ed25519: 1, cosignature: 4 } as const
export type SignatureType = (typeof signatureTypes)[keyof typeof signatureTypes]

/** A key that its user trusts. Name and id together say which key signed; the id alone is too short for that. */
export type VerifierKey = {
  readonly name: string
  /** It has 8 lower-case hex digits. */
  readonly id: string
  readonly type: SignatureType
  /** It has 32 bytes (RFC 8032). */
  readonly publicKey: Bytes
}

/** C2SP signed-note: a key name is not empty and has neither Unicode spaces nor plus signs. */
export const isKeyName = (name: string): boolean =>
  name.isWellFormed() && /^[^\s\u0085+]+$/u.test(name) && !hasControls(name)

/** Says whether the text has control characters other than a line feed. */
export const hasControls = (text: string): boolean => [...text].some((char) => char < ' ' && char !== '\n')

/** Returns SHA-256(name || 0x0A || type || public key)[:4] in hex. */
const keyIdOf = async (name: string, type: SignatureType, publicKey: Uint8Array): Promise<string> =>
  (await sha256(joined(utf8(`${name}\n`), new Uint8Array([type]), publicKey))).slice(0, 8)

const isType = (value: number | undefined): value is SignatureType =>
  value === signatureTypes.ed25519 || value === signatureTypes.cosignature

/** Throws when the name is no key name or the key does not have 32 bytes. */
export const verifierKeyOf = async (name: string, type: SignatureType, publicKey: Bytes): Promise<VerifierKey> => {
  if (!isKeyName(name) || publicKey.length !== 32) throw new RangeError('A key has a name without spaces and 32 bytes')
  return { name, id: await keyIdOf(name, type, publicKey), type, publicKey }
}

type EncodedKey = { readonly name: string; readonly id: string; readonly type: SignatureType; readonly key: Bytes }

/** Reads `name+id+base64(type || key)`. The base64 may contain plus signs itself. */
const readEncoded = (text: string): EncodedKey | null => {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/su.exec(text) ?? []
  const bytes = fromBase64(encoded)
  const type = bytes?.[0]
  return isKeyName(name) && bytes?.length === 33 && isType(type) ? { name, id, type, key: bytes.subarray(1) } : null
}

/**
 * Reads a verifier key, `name+id+base64(type || public key)`. Returns null when anything is wrong, the id included,
 * and for other signature types.
 */
export const readVerifierKey = async (text: string): Promise<VerifierKey | null> => {
  const encoded = readEncoded(text)
  if (!encoded) return null
  const key = await verifierKeyOf(encoded.name, encoded.type, encoded.key)
  return key.id === encoded.id ? key : null
}

export const formatVerifierKey = ({ name, id, type, publicKey }: VerifierKey): string =>
  `${name}+${id}+${toBase64(joined(new Uint8Array([type]), publicKey))}`

/** A private key of a log (type 1) or a witness (type 4). It signs bytes; what they are is the caller's matter. */
export type SignerKey = { readonly verifier: VerifierKey; readonly sign: (message: Bytes) => Promise<Bytes> }

/** These bytes precede the 32 bytes of every Ed25519 seed in PKCS8, so a seed is the last 32 bytes of such a DER. */
const pkcs8 = Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20)

const fromBase64Url = (text: string) => fromBase64(`${text.replaceAll('-', '+').replaceAll('_', '/')}=`)

/** Makes a signer from an Ed25519 seed of 32 bytes (RFC 8032). */
export const signerKeyOf = async (name: string, type: SignatureType, seed: Uint8Array): Promise<SignerKey> => {
  if (seed.length !== 32) throw new RangeError('An Ed25519 seed has 32 bytes')
  const key = await crypto.subtle.importKey('pkcs8', joined(pkcs8, seed), 'Ed25519', true, ['sign'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', key)
  const publicKey = fromBase64Url(x)
  if (!publicKey) throw new TypeError('WebCrypto did not export the public key')
  return {
    verifier: await verifierKeyOf(name, type, publicKey),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign('Ed25519', key, message)),
  }
}

const signerPrefix = 'PRIVATE+KEY+'

/** Reads `PRIVATE+KEY+name+id+base64(type || seed)`; null when anything is wrong, the id included. */
export const readSignerKey = async (text: string): Promise<SignerKey | null> => {
  const encoded = text.startsWith(signerPrefix) ? readEncoded(text.slice(signerPrefix.length)) : null
  if (!encoded) return null
  const signer = await signerKeyOf(encoded.name, encoded.type, encoded.key)
  return signer.verifier.id === encoded.id ? signer : null
}

export const formatSignerKey = ({ name, id, type }: VerifierKey, seed: Uint8Array): string =>
  `${signerPrefix}${name}+${id}+${toBase64(joined(new Uint8Array([type]), seed))}`

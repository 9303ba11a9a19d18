import { fromHex, toHex, utf8 } from './bytes.ts'

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** An Ed25519 public key that whoever checks has brought. `id` names it: the start of the SHA-256 of its DER. */
export type PublicKey = {
  readonly id: string
  /** `signature`: 128 lower-case hex digits, nothing else: there is one way to write each. */
  readonly signed: (text: string, signature: string) => Promise<boolean>
}

/** What comes before the 32 bytes of every Ed25519 key in SPKI. */
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

/** Whether this is the text of such a key at all; says nothing about whose. */
export const isPublicKey = (pem: string): boolean => derOf(pem) !== null

/** Whether the browser lends its cryptography: it does so on https and on this machine alone. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

/** Null: not an Ed25519 public key in PEM. Throws where the browser knows no Ed25519. */
export const publicKeyOf = async (pem: string): Promise<PublicKey | null> => {
  const der = derOf(pem)
  if (!der) return null
  const key = await crypto.subtle.importKey('spki', der, 'Ed25519', true, ['verify'])
  return {
    id: (await sha256(der)).slice(0, 16),
    signed: async (text, signature) =>
      /^[0-9a-f]{128}$/.test(signature) && crypto.subtle.verify('Ed25519', key, fromHex(signature), utf8(text)),
  }
}

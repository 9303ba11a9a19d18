import { utf8 } from '../../bytes.ts'
import type { Bytes } from '../trees/hashing.ts'
import { cosignatureMessage, readTimestamped } from './cosignature.ts'
import { signatureTypes, type VerifierKey } from './note-keys.ts'
import type { NoteSignature, SignedNote } from './signed-note.ts'

/** A signature that a trusted key made. `seconds` is the POSIX time of a cosignature, null for a log's own signature. */
export type VerifiedSignature = { readonly key: VerifierKey; readonly seconds: number | null }

export type OpenedNote =
  | {
      readonly state: 'verified'
      readonly signatures: readonly VerifiedSignature[]
      /** Signatures by other keys. They say nothing. */
      readonly unknown: readonly NoteSignature[]
    }
  | { readonly state: 'invalidSignature'; readonly key: VerifierKey }
  | { readonly state: 'noKnownSignature' }
  | { readonly state: 'ambiguousKey'; readonly key: VerifierKey }

const signed = async (publicKey: Bytes, signature: Bytes, message: Bytes): Promise<boolean> => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', true, ['verify'])
  return signature.length === 64 && crypto.subtle.verify('Ed25519', key, signature, message)
}

/** Resolves with null when the key did not make the signature. */
const verify = async (text: string, bytes: Bytes, key: VerifierKey): Promise<VerifiedSignature | null> => {
  if (key.type === signatureTypes.ed25519)
    return (await signed(key.publicKey, bytes, utf8(text))) ? { key, seconds: null } : null
  const timestamped = readTimestamped(bytes)
  if (!timestamped) return null
  const { seconds, signature } = timestamped
  return (await signed(key.publicKey, signature, cosignatureMessage(text, seconds))) ? { key, seconds } : null
}

const sameKey = (one: VerifierKey, other: VerifierKey) => one.name === other.name && one.id === other.id

/**
 * Verifies a note against trusted keys, as C2SP signed-note demands: signatures by unknown keys are ignored, a wrong
 * one by a known key rejects the whole note, and without any valid one the note is rejected. Throws when the browser
 * does not support Ed25519.
 */
export const openNote = async (
  { text, signatures }: SignedNote,
  trusted: readonly VerifierKey[],
): Promise<OpenedNote> => {
  const verified: VerifiedSignature[] = []
  const unknown: NoteSignature[] = []
  for (const line of signatures) {
    const [key, ...others] = trusted.filter(({ name, id }) => name === line.name && id === line.keyId)
    if (others.length > 0 && key) return { state: 'ambiguousKey', key }
    const result = key ? await verify(text, line.signature, key) : null
    if (key && !result) return { state: 'invalidSignature', key }
    if (!result) unknown.push(line)
    else if (!verified.some((other) => sameKey(other.key, result.key))) verified.push(result)
  }
  return verified.length > 0 ? { state: 'verified', signatures: verified, unknown } : { state: 'noKnownSignature' }
}

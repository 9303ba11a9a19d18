import { joined, utf8 } from '../../bytes.ts'
import type { Bytes } from '../trees/hashing.ts'
import type { SignerKey } from './note-keys.ts'
import type { NoteSignature } from './signed-note.ts'

/** C2SP tlog-cosignature, Ed25519: the signed message is two lines before the whole text of the checkpoint. */
export const cosignatureMessage = (text: string, seconds: number): Bytes =>
  utf8(`cosignature/v1\ntime ${seconds}\n${text}`)

/** A cosignature consists of 8 bytes of time, big-endian, and the 64 bytes of an Ed25519 signature. */
export type TimestampedSignature = { readonly seconds: number; readonly signature: Bytes }

/** Returns null for another length, and for times beyond what a number holds exactly. */
export const readTimestamped = (bytes: Bytes): TimestampedSignature | null => {
  if (bytes.length !== 72) return null
  const seconds = bytes.subarray(0, 8).reduce((value, byte) => value * 256 + byte, 0)
  return Number.isSafeInteger(seconds) ? { seconds, signature: bytes.subarray(8) } : null
}

/** Cosigns a checkpoint's text with a key of type 4. `seconds` is a POSIX time. */
export const cosign = async (text: string, seconds: number, { verifier, sign }: SignerKey): Promise<NoteSignature> => {
  const time = new Uint8Array(8)
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds))
  const signature = joined(time, await sign(cosignatureMessage(text, seconds)))
  return { name: verifier.name, keyId: verifier.id, signature }
}

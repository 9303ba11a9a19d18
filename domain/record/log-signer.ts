import type { PublicKey } from './keys.ts'
import { readCheckpoint } from './log/notes/checkpoint.ts'
import { isKeyName, signatureTypes, verifierKeyOf } from './log/notes/note-keys.ts'
import { readNote } from './log/notes/signed-note.ts'

/** Says of a key whether a checkpoint claims to be signed by it. A log's key has the name of its origin. */
export const isSignerOf = (checkpoint: string) => {
  const note = readNote(checkpoint)
  const origin = (note && readCheckpoint(note.text)?.origin) ?? ''
  return async ({ bytes }: PublicKey): Promise<boolean> => {
    if (!note || !isKeyName(origin)) return false
    const { id } = await verifierKeyOf(origin, signatureTypes.ed25519, bytes)
    return note.signatures.some(({ name, keyId }) => name === origin && keyId === id)
  }
}

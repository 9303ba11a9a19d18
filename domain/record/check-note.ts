import { fromUtf8 } from './bytes.ts'
import { type Followed, reachSigner } from './key-changes.ts'
import type { PublicKey } from './keys.ts'
import { type CheckedCheckpoint, checkCheckpoint } from './log/notes/check-checkpoint.ts'
import { readCheckpoint } from './log/notes/checkpoint.ts'
import { isKeyName, signatureTypes, verifierKeyOf } from './log/notes/note-keys.ts'
import { readNote } from './log/notes/signed-note.ts'
import { isSignerOf } from './log-signer.ts'

/** Returns the note in a copy that a server keeps outside its database, which is JSON; any other text as it stands. */
const noteIn = (text: string): string => {
  try {
    const copy: { note?: unknown } | null = JSON.parse(text)
    return typeof copy?.note === 'string' ? copy.note : text
  } catch {
    return text
  }
}

export type NoteVerdict = { readonly verdict: CheckedCheckpoint; readonly followed: Followed | null }

/**
 * Checks a checkpoint that stands alone, as a signed note of C2SP, against a public key that its user brings. Null when
 * the file is none.
 */
export const checkNote = async (bytes: Uint8Array, brought: PublicKey): Promise<NoteVerdict | null> => {
  // A note is short, and a large file is not read as text.
  if (bytes.length > 100_000) return null
  try {
    const note = noteIn(fromUtf8(bytes))
    const checkpoint = readCheckpoint(readNote(note)?.text ?? '')
    if (!checkpoint || !isKeyName(checkpoint.origin)) return null
    const { key, followed } = await reachSigner(brought, [], isSignerOf(note))
    const log = await verifierKeyOf(checkpoint.origin, signatureTypes.ed25519, key.bytes)
    return { verdict: await checkCheckpoint(note, { log: [log], witnesses: [], quorum: 0 }), followed }
  } catch {
    return null
  }
}

import { fromHex, joined, toHex, utf8 } from '../../bytes.ts'
import type { Bytes } from '../trees/hashing.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { hasControls, isKeyName, type SignerKey } from './note-keys.ts'

/** A signature line: `— name base64(key id || signature)`. The key id has 8 lower-case hex digits. */
export type NoteSignature = { readonly name: string; readonly keyId: string; readonly signature: Bytes }

/** A note of C2SP signed-note. `text` ends with a line feed; nothing in it is to be believed before `openNote`. */
export type SignedNote = { readonly text: string; readonly signatures: readonly NoteSignature[] }

/** The specification demands at least 16, and leaves the limit to the verifier; 100 is that of the Go library. */
const mostSignatures = 100

/** Reads one signature line without its line feed. */
const readLine = (line: string): NoteSignature | null => {
  const [, name = '', encoded = ''] = /^— ([^ ]+) ([^ ]+)$/u.exec(line) ?? []
  const bytes = fromBase64(encoded)
  if (!isKeyName(name) || !bytes || bytes.length < 5) return null
  return { name, keyId: toHex(bytes.subarray(0, 4)), signature: bytes.subarray(4) }
}

/** Reads signature lines, each with its line feed; null unless all are well-formed and there is at least one. */
export const readSignatures = (text: string): NoteSignature[] | null => {
  if (!text.endsWith('\n')) return null
  const lines = text.slice(0, -1).split('\n').map(readLine)
  const signatures = lines.filter((line) => line !== null)
  return signatures.length === lines.length && lines.length <= mostSignatures ? signatures : null
}

export const formatSignatures = (signatures: readonly NoteSignature[]): string =>
  signatures.map(({ name, keyId, signature }) => `— ${name} ${toBase64(joined(fromHex(keyId), signature))}\n`).join('')

/** Says whether this can be the text of a note: it ends with a line feed and has no other control characters. */
const isNoteText = (text: string) => text.endsWith('\n') && text.isWellFormed() && !hasControls(text)

/** Reads a signed note; null when it is malformed. The last empty line separates its text from its signatures. */
export const readNote = (note: string): SignedNote | null => {
  const blank = note.lastIndexOf('\n\n')
  if (blank < 0 || !isNoteText(note)) return null
  const signatures = readSignatures(note.slice(blank + 2))
  return signatures && { text: note.slice(0, blank + 1), signatures }
}

/** Throws when the text does not end with a line feed or has control characters. */
export const formatNote = ({ text, signatures }: SignedNote): string => {
  if (!isNoteText(text)) throw new RangeError('The text of a note ends with a line feed')
  return `${text}\n${formatSignatures(signatures)}`
}

/** Signs a text with an Ed25519 key of type 1. */
export const signText = async (text: string, { verifier, sign }: SignerKey): Promise<NoteSignature> => ({
  name: verifier.name,
  keyId: verifier.id,
  signature: await sign(utf8(text)),
})

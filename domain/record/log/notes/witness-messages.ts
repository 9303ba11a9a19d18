import type { Bytes } from '../trees/hashing.ts'
import { hashFromBase64, toBase64 } from './base64.ts'
import { readSize } from './checkpoint.ts'
import { formatSignatures, type NoteSignature, readNote, readSignatures } from './signed-note.ts'

// The bodies of C2SP tlog-witness, POST <submission prefix>/add-checkpoint.

/** A request: the size that the witness last cosigned, the consistency proof from there, and the signed checkpoint. */
export type AddCheckpoint = {
  readonly oldSize: number
  readonly proof: readonly Bytes[]
  /** It is the whole signed note. */
  readonly checkpoint: string
}

/** No tree of this world needs more. */
const mostHashes = 63

export const formatAddCheckpoint = ({ oldSize, proof, checkpoint }: AddCheckpoint): string =>
  [`old ${oldSize}`, ...proof.map(toBase64), '', checkpoint].join('\n')

/** Reads a request; null when it is malformed, to which a witness answers 400. The checkpoint is not verified. */
export const readAddCheckpoint = (body: string): AddCheckpoint | null => {
  const blank = body.indexOf('\n\n')
  const [first = '', ...lines] = blank < 0 ? [] : body.slice(0, blank).split('\n')
  const checkpoint = body.slice(blank + 2)
  const oldSize = first.startsWith('old ') ? readSize(first.slice(4)) : null
  const proof = lines.map(hashFromBase64).filter((hash) => hash !== null)
  if (oldSize === null || proof.length !== lines.length || proof.length > mostHashes) return null
  return readNote(checkpoint) ? { oldSize, proof, checkpoint } : null
}

/** Writes the body of a 200: one or more cosignatures. */
export const formatCosignatures = (signatures: readonly NoteSignature[]): string => formatSignatures(signatures)

/** Reads the body of a 200; null when it is malformed. The signatures are to be verified with `openNote`. */
export const readCosignatures = (body: string): NoteSignature[] | null => readSignatures(body)

/** Writes the body of a 409, `text/x.tlog.size`: the size that the witness last cosigned. */
export const formatSizeConflict = (size: number): string => `${size}\n`

/** Reads the body of such a 409; null when it is malformed. */
export const readSizeConflict = (body: string): number | null =>
  body.endsWith('\n') ? readSize(body.slice(0, -1)) : null

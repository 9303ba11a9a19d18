import type { TreeHead } from '../verify-proofs.ts'
import { hashFromBase64, toBase64 } from './base64.ts'

/** The text of a C2SP tlog-checkpoint: which log, and its tree head. Extension lines are read and not recommended. */
export type Checkpoint = TreeHead & { readonly origin: string; readonly extensions: readonly string[] }

/** Reads a size without leading zeros; null for anything else, and for more than a number holds exactly. */
export const readSize = (text: string): number | null => {
  const size = /^(0|[1-9][0-9]*)$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(size) ? size : null
}

const isLine = (line: string) => line !== '' && !line.includes('\n')

/** Returns the text to be signed. Throws when the origin or an extension is not one non-empty line. */
export const formatCheckpoint = ({ origin, size, root, extensions }: Checkpoint): string => {
  if (![origin, ...extensions].every(isLine)) throw new RangeError('Each line of a checkpoint is one line')
  return [origin, size, toBase64(root), ...extensions, ''].join('\n')
}

/** Reads the text of a note as a checkpoint; null when it is none. */
export const readCheckpoint = (text: string): Checkpoint | null => {
  const [origin = '', sizeLine = '', rootLine = '', ...rest] = text.split('\n')
  const size = readSize(sizeLine)
  const root = hashFromBase64(rootLine)
  const extensions = rest.slice(0, -1)
  const complete = origin !== '' && rest.at(-1) === '' && extensions.every(isLine)
  return complete && size !== null && root ? { origin, size, root, extensions } : null
}

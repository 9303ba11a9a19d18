import { Budget, Finding, type Verdict } from './finding.ts'
import { holdsObjects, readObjectStream } from './object-stream.ts'
import { readValue } from './read-value.ts'

const isLetter = (code: number | undefined): boolean =>
  code !== undefined && ((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a))

/** Finds a keyword wherever it stands, even in a comment, a string or a stream: a table of places can point there. */
function* placesAfter(bytes: Buffer, keyword: string): Generator<number> {
  for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + 1))
    if (!isLetter(bytes[at - 1])) yield at + keyword.length
}

/**
 * Reads every object from its own beginning, and those in compressed streams, as a reader would who was sent there. It
 * follows no reference and no table of places, so a file can neither lead it in circles nor past anything.
 */
const scanAll = (bytes: Buffer, budget: Budget): void => {
  let isEncrypted = false
  let hasHidden = false
  for (const keyword of ['obj', 'trailer'])
    for (const at of placesAfter(bytes, keyword)) {
      const { entries, lexer } = readValue(bytes, at, budget)
      isEncrypted ||= entries.has('Encrypt')
      if (!holdsObjects(entries)) continue
      hasHidden = readOrLock(() => readObjectStream(bytes, entries, lexer, budget), bytes) || hasHidden
    }
  if (isEncrypted && hasHidden) throw new Finding('locked')
}

/** An encrypted stream cannot be unpacked, and the file says only at its end that it is encrypted. */
const readOrLock = (read: () => boolean, bytes: Buffer): boolean => {
  try {
    return read()
  } catch (error) {
    const isLocked = error instanceof Finding && error.verdict === 'unreadable' && bytes.includes('/Encrypt')
    throw isLocked ? new Finding('locked') : error
  }
}

/** Says whether a PDF runs anything, from at most `budget` bytes read or unpacked. */
export const scanPdf = (bytes: Buffer, budget: number): Verdict => {
  try {
    scanAll(bytes, new Budget(budget))
    return 'harmless'
  } catch (error) {
    if (error instanceof Finding) return error.verdict
    throw error
  }
}

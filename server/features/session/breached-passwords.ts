import { hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** A line is a SHA-1 in hex, a colon and a count. No line of a published list is longer. */
const longestLine = 128
const hashLength = 40
/** The rest of the file is read at once when it is this small. */
const readAtOnce = 4096

const bytesAt = async (file: FileHandle, at: number, length: number): Promise<string> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.toString('latin1', 0, bytesRead)
}

/**
 * Searches for a line by halving the file, so that its size hardly matters: forty gigabytes take two dozen reads. The
 * line begins at `from` or later and before `to`, if there is one.
 */
const isLineOf = async (file: FileHandle, wanted: string): Promise<boolean> => {
  let from = 0
  let to = (await file.stat()).size
  while (to - from > readAtOnce) {
    const middle = Math.floor((from + to) / 2)
    const text = await bytesAt(file, middle, longestLine)
    const line = text.indexOf('\n') + 1
    const found = text.slice(line, line + hashLength)
    if (line === 0 || found.length < hashLength) to = middle
    else if (found <= wanted) from = middle + line
    else to = middle + line
  }
  const rest = await bytesAt(file, from, to - from + longestLine)
  return rest.split('\n').some((line) => line.startsWith(wanted))
}

/**
 * Says whether a password is in a list of breached ones: a file of sorted SHA-1 as published, one a line, in capital
 * letters. The file may be replaced while the server runs.
 */
export const isBreached = async (path: string | undefined, password: string): Promise<boolean> => {
  if (path === undefined) return false
  const file = await open(path)
  try {
    return await isLineOf(file, hash('sha1', password).toUpperCase())
  } finally {
    await file.close()
  }
}

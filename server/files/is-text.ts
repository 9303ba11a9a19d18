import { createReadStream } from 'node:fs'

/** Line ends, tabs, form feeds and an escape occur in texts; no other control character does. */
const isControl = (byte: number): boolean => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b

/** Says whether a file could be a text of some encoding. Nothing shows it, so that it need not be known which. */
export const isText = async (path: string): Promise<boolean> => {
  for await (const piece of createReadStream(path)) if ((piece as Buffer).some(isControl)) return false
  return true
}

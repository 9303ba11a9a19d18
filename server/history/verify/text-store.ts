const chunkSize = 1 << 20

/**
 * Keeps many short texts as UTF-8 outside the heap, where the garbage collector does not walk them and a letter takes one
 * byte. `add` returns the place from which `read` returns the text again.
 */
export const createTextStore = () => {
  const chunks: Buffer[] = []
  let used = chunkSize
  const add = (text: string): number => {
    const length = Buffer.byteLength(text)
    if (used + 4 + length > chunkSize) {
      chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkSize, 4 + length)))
      used = 0
    }
    const [chunk, at] = [chunks.length - 1, used]
    chunks[chunk]?.writeUInt32LE(length, at)
    chunks[chunk]?.write(text, at + 4)
    used += 4 + length
    return chunk * chunkSize + at
  }
  const read = (place: number): string => {
    const [chunk, at] = [chunks[Math.floor(place / chunkSize)], place % chunkSize]
    return chunk ? chunk.toString('utf8', at + 4, at + 4 + chunk.readUInt32LE(at)) : ''
  }
  return { add, read }
}

const chunkSize = 1 << 20

const headerSize = 6

/** Texts are compared as bytes in this memory, which grows with them. */
let scratch = Buffer.allocUnsafeSlow(4_096)

/**
 * Keeps many short texts as UTF-8 outside the heap, where the garbage collector does not walk them and a letter takes one
 * byte. Each has a number of two bytes. `add` returns the place from which all of it is read again.
 */
export const createTextStore = () => {
  const chunks: Buffer[] = []
  let used = chunkSize

  const add = (text: string, number: number): number => {
    const length = Buffer.byteLength(text)
    if (used + headerSize + length > chunkSize) {
      chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkSize, headerSize + length)))
      used = 0
    }
    const [chunk, at] = [chunks.length - 1, used]
    chunks[chunk]?.writeUInt32LE(length, at)
    chunks[chunk]?.writeUInt16LE(number, at + 4)
    chunks[chunk]?.write(text, at + headerSize)
    used += headerSize + length
    return chunk * chunkSize + at
  }

  const chunkOf = (place: number): Buffer => {
    const chunk = chunks[Math.floor(place / chunkSize)]
    if (!chunk) throw new RangeError('nothing stands there')
    return chunk
  }

  const numberAt = (place: number): number => chunkOf(place).readUInt16LE((place % chunkSize) + 4)

  const read = (place: number): string => {
    const [chunk, at] = [chunkOf(place), place % chunkSize]
    return chunk.toString('utf8', at + headerSize, at + headerSize + chunk.readUInt32LE(at))
  }

  /** Compares bytes, because reading a text takes ten times as long. */
  const isAt = (place: number, text: string): boolean => {
    const [chunk, at] = [chunkOf(place), place % chunkSize]
    const length = chunk.readUInt32LE(at)
    if (text.length > length) return false
    if (scratch.length < 3 * text.length) scratch = Buffer.allocUnsafeSlow(6 * text.length)
    const written = scratch.write(text)
    const begun = at + headerSize
    return written === length && chunk.compare(scratch, 0, written, begun, begun + length) === 0
  }

  return { add, numberAt, read, isAt }
}

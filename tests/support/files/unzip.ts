import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const stored = 0

/** Reads the files of a zip by its directory, as an unzip program does. */
export const unzip = (zip: Buffer): Map<string, Buffer> => {
  let end = zip.length - 22
  while (zip.readUInt32LE(end) !== endOfDirectory) end -= 1
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const lengths = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)] as const
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + lengths[0])
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + size)
    files.set(name, method === stored ? bytes : inflateRawSync(bytes))
    at += 46 + lengths[0] + lengths[1] + lengths[2]
  }
  return files
}

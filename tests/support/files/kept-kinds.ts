import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

/** Makes a zip of these texts, in this order. */
export const zipFile = (files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> => {
  const zip = new yazl.ZipFile()
  // An OpenDocument names its type in a file that is not compressed.
  for (const [name, contents] of Object.entries(files))
    zip.addBuffer(Buffer.from(contents), name, { compress: name !== 'mimetype' })
  zip.end()
  return buffer(zip.outputStream)
}

const contentTypes = (part: string, main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${main}"/></Types>`

/** Makes the smallest office file whose contents say that this part is of this type. */
export const officeFile = (part: string, main: string, document: Buffer | string = '<document/>'): Promise<Buffer> =>
  zipFile({ '[Content_Types].xml': contentTypes(part, main), [part]: document })

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
export const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml'

/** Makes the smallest document of a word processor, of a type that its contents name. */
export const wordFile = (main = wordType, document: Buffer | string = '<w:document/>'): Promise<Buffer> =>
  officeFile('word/document.xml', main, document)

/** Makes what looks like a video, with these bytes as its contents. */
export const videoFile = (contents = Buffer.alloc(64), brand = 'isom'): Buffer => {
  const box = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length + 8)
    return Buffer.concat([length, Buffer.from(type), body])
  }
  return Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\x02\0isomiso2mp41`, 'latin1')), box('mdat', contents)])
}

/** Makes a recording: two frames of MPEG-1 layer III. */
export const recording = (): Buffer => {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  return Buffer.concat([frame, frame, frame])
}

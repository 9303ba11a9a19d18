import { inflateSync } from 'node:zlib'

// Extracts the text of our PDFs. It understands only the part of the format that pdfkit writes.

type Glyphs = (code: string) => string

const objectsIn = (pdf: string): Map<string, string> =>
  new Map([...pdf.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]))

const streamOf = (body: string): string => {
  const begin = body.indexOf('stream\n') + 'stream\n'.length
  const packed = Buffer.from(body.slice(begin, body.lastIndexOf('\nendstream')), 'latin1')
  return body.slice(0, begin).includes('/FlateDecode')
    ? inflateSync(packed).toString('latin1')
    : packed.toString('latin1')
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Reads the font's own table that maps glyphs to characters. */
const glyphsOf = (cmap: string): Glyphs => {
  const meanings = new Map<string, string>()
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w*)>/g)].entries())
      meanings.set((Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'), utf16(hex.replaceAll(' ', '')))
  return (code) => meanings.get(code) ?? '\u{fffd}'
}

const fontsIn = (pdf: string, objects: Map<string, string>): Map<string, Glyphs> =>
  new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      return [name, glyphsOf(streamOf(objects.get(cmap) ?? ''))]
    }),
  )

const textsIn = (content: string, fonts: Map<string, Glyphs>): string[] =>
  [...content.matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g)].map(([, font = '', shown = '']) =>
    [...shown.matchAll(/<(\w*)>/g)]
      .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
      .map((code) => fonts.get(font)?.(code) ?? '')
      .join(''),
  )

const kidsIn = (pdf: string): string[] => {
  const [, kids = ''] = /\/Type \/Pages\n[\s\S]*?\/Kids \[([^\]]*)\]/.exec(pdf) ?? []
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
}

/** Returns the drawing operators of each page. */
export const contentsOf = (bytes: Uint8Array): string[] => {
  const pdf = Buffer.from(bytes).toString('latin1')
  const objects = objectsIn(pdf)
  return kidsIn(pdf).map((id) => {
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
    return streamOf(objects.get(contents) ?? '')
  })
}

/** Returns the texts of each page in drawing order, one line of a cell each. */
export const pagesOf = (bytes: Uint8Array): string[][] => {
  const pdf = Buffer.from(bytes).toString('latin1')
  const fonts = fontsIn(pdf, objectsIn(pdf))
  return contentsOf(bytes).map((content) => textsIn(content, fonts))
}

import { joined, utf8 } from './bytes.ts'

// A PDF of the record embeds the signed JSON and ends with one line of ours after %%EOF, which PDF readers ignore: a
// signature over every byte before it. A changed page is therefore detected like a changed entry.

/** The name of the record inside the PDF. */
export const embeddedName = 'record.json'

/**
 * The text that seals a PDF: the SHA-256 of all its bytes before the seal, with a prefix that separates it from other
 * signatures.
 */
export const sealTextOf = (sha256: string): string => `evenhand-pdf\n${sha256}`

export const sealed = (pdf: Uint8Array, keyId: string, signature: string): Uint8Array<ArrayBuffer> =>
  joined(pdf, utf8(sealLineOf(keyId, signature)))

const sealLineOf = (keyId: string, signature: string) => `%evenhand-seal ${keyId} ${signature}\n`
const sealLength = sealLineOf('0'.repeat(16), '0'.repeat(128)).length

export type Seal = { readonly body: Uint8Array<ArrayBuffer>; readonly keyId: string; readonly signature: string }

/** Returns null when the PDF does not end with a seal, for instance because another program saved it. */
export const sealOf = (pdf: Uint8Array<ArrayBuffer>): Seal | null => {
  const at = pdf.length - sealLength
  if (at < 0) return null
  const [, keyId, signature] = /^%evenhand-seal ([0-9a-f]{16}) ([0-9a-f]{128})\n$/.exec(asText(pdf.subarray(at))) ?? []
  return keyId && signature ? { body: pdf.subarray(0, at), keyId, signature } : null
}

/** Decodes one character per byte. */
const asText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

export const isPdf = (bytes: Uint8Array): boolean => asText(bytes.subarray(0, 5)) === '%PDF-'

/** This is more than any record inflates to; a larger file is no record. */
const limit = 512_000_000

/** Returns the one file that is embedded in a PDF of ours; null when there is none or it is unreadable. */
export const embeddedIn = async (pdf: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> => {
  const text = asText(pdf)
  const at = text.indexOf('/Type /EmbeddedFile\n')
  const begin = at < 0 ? -1 : text.indexOf('stream\n', at)
  if (begin < 0) return null
  const dictionary = text.slice(at, begin)
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
  if (!Number.isInteger(length) || !dictionary.includes('/FlateDecode')) return null
  return inflated(pdf.subarray(begin + 'stream\n'.length, begin + 'stream\n'.length + length))
}

const inflated = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> => {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  // An error in the bytes surfaces on the readable side.
  writer.write(packed).catch(() => {})
  writer.close().catch(() => {})
  try {
    return await readAll(readable)
  } catch {
    return null
  }
}

const readAll = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer> | null> => {
  const parts: Uint8Array[] = []
  let size = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return joined(...parts)
    parts.push(value)
    size += value.length
    if (size > limit) return null
  }
}

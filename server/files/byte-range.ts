import { Readable } from 'node:stream'
import { Refusal } from '../http/errors/refusal.ts'

/** The first and the last byte of an answer. */
export type ByteRange = { readonly from: number; readonly to: number }

const written = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Reads a `Range` header (RFC 9110, section 14). Null means the whole file, also where several ranges or another unit are
 * asked for, which a server may ignore.
 * @throws {Refusal} rangeRefused when the range begins behind the end
 */
export const rangeOf = (header: string | undefined, bytes: number): ByteRange | null => {
  const [, first = '', last = ''] = written.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  if (from > to) throw new Refusal('rangeRefused')
  return { from, to }
}

async function* within(source: AsyncIterable<Buffer>, { from, to }: ByteRange, bytes: number): AsyncGenerator<Buffer> {
  let at = 0
  for await (const piece of source) {
    const part = piece.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at))
    at += piece.length
    if (part.length > 0) yield part
    // The end of a file is given only after all of it was compared with the record.
    if (at > to && to < bytes - 1) return
  }
}

/** Passes on a range of the bytes of a file. They are read from the start, so that they are compared with the record. */
export const inRange = (source: Readable, range: ByteRange | null, bytes: number): Readable =>
  range === null ? source : Readable.from(within(source, range, bytes), { objectMode: false })

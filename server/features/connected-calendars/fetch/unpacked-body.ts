import type { IncomingMessage } from 'node:http'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { limits } from '#contract/limits.ts'
import { FetchFailed } from './fetch-problem.ts'

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  identity: () => new PassThrough(),
}

/**
 * Reads what was sent, unpacked, and stops as soon as it is too large: a few bytes may unpack to any size.
 * @throws {FetchFailed} tooLarge, notACalendar
 */
export const unpackedBody = async (answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> => {
  const unpack = unpackers[(answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()]
  if (!unpack) throw new FetchFailed('notACalendar')
  const parts: Buffer[] = []
  let size = 0
  await pipeline(
    answer,
    unpack(),
    async (bytes: AsyncIterable<Buffer>) => {
      for await (const part of bytes) {
        size += part.length
        if (size > limits.connectedFetch.bytes) throw new FetchFailed('tooLarge')
        parts.push(part)
      }
    },
    { signal },
  )
  return Buffer.concat(parts)
}

import { hash } from 'node:crypto'
import { utf8 } from '#domain/record/bytes.ts'
import { type Bytes, type Hashing, runHashing, type Sha256 } from '#domain/record/log/trees/hashing.ts'

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'binary')

export const hashNow = <Result>(hashing: Hashing<Result>): Result => runHashing(sha256, hashing)

export const bytesOf = (text: string): Bytes => utf8(text)

/** Yields copies of the bytes, each with one bit flipped: every bit, or only each `step`-th. */
export function* flippedBits(bytes: Bytes, step = 1): Generator<Bytes> {
  for (let bit = 0; bit < bytes.length * 8; bit += step) {
    const copy = bytes.slice()
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    yield copy
  }
}

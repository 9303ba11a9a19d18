import { hash } from 'node:crypto'
import { type Bytes, type Hashing, runHashing, type Sha256 } from '#domain/record/log/hashing.ts'

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'binary')

/** Runs a computation of domain/record with Node's synchronous hash function. */
export const hashed = <Result>(computation: Hashing<Result>): Result => runHashing(sha256, computation)

export const bytesOf = (buffer: Uint8Array): Bytes => Uint8Array.from(buffer)

/** Splits hashes that are stored one after the other. */
export const splitHashes = (stored: Uint8Array): Bytes[] => {
  const hashes: Bytes[] = []
  for (let at = 0; at < stored.length; at += 32) hashes.push(Uint8Array.from(stored.subarray(at, at + 32)))
  return hashes
}

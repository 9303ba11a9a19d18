import { hash } from 'node:crypto'
import type { HashText } from '#domain/record/chain.ts'
import { type Bytes, type Hashing, runHashing, type Sha256 } from '#domain/record/log/trees/hashing.ts'

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

/** Texts are hashed in this memory one after the other, because making a buffer for each takes longer than its hash. */
let scratch = Buffer.allocUnsafeSlow(65_536)

/** Hashes a text after its salt as `HashText` says. */
export const hashText: HashText = (text, salt) => {
  if (salt === null) return hash('sha256', text)
  const most = salt.length + 3 * text.length
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(2 * most)
  const salted = scratch.write(salt, 0, 'hex')
  return hash('sha256', scratch.subarray(0, salted + scratch.write(text, salted)))
}

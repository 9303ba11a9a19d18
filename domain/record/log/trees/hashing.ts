export type Bytes = Uint8Array<ArrayBuffer>

/**
 * A computation that needs SHA-256. It yields batches of inputs that do not depend on each other and receives their
 * digests in the same order, so that one algorithm serves Node, whose hash function is synchronous, and browsers, whose
 * WebCrypto is not.
 */
export type Hashing<Result> = Generator<readonly Bytes[], Result, readonly Bytes[]>

/**
 * A synchronous SHA-256 whose digest is binary text, one character per byte: `hash('sha256', bytes, 'binary')` of
 * node:crypto. A buffer per digest takes Node four times as long.
 */
export type Sha256 = (bytes: Bytes) => string

/** Writes binary text into a buffer. */
export const writeBinary = (text: string, into: Bytes, offset: number): void => {
  for (let at = 0; at < text.length; at += 1) into[offset + at] = text.charCodeAt(at)
}

const fromBinary = (text: string): Bytes => {
  const bytes = new Uint8Array(text.length)
  writeBinary(text, bytes, 0)
  return bytes
}

/** Runs a computation with a synchronous hash function. */
export const runHashing = <Result>(sha256: Sha256, hashing: Hashing<Result>): Result => {
  let step = hashing.next()
  while (!step.done) step = hashing.next(step.value.map((input) => fromBinary(sha256(input))))
  return step.value
}

const digest = async (input: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', input))

/** A larger batch would hold more pending digests in memory without being faster. */
const batchSize = 512

const digestAll = async (inputs: readonly Bytes[]): Promise<Bytes[]> => {
  const digests: Bytes[] = []
  for (let at = 0; at < inputs.length; at += batchSize)
    digests.push(...(await Promise.all(inputs.slice(at, at + batchSize).map(digest))))
  return digests
}

/** Runs a computation with WebCrypto, in a browser or in Node. */
export const runHashingAsync = async <Result>(hashing: Hashing<Result>): Promise<Result> => {
  let step = hashing.next()
  while (!step.done) step = hashing.next(await digestAll(step.value))
  return step.value
}

/** Asks for one digest. */
export function* digestOf(input: Bytes): Hashing<Bytes> {
  const [only] = yield [input]
  if (!only) throw new Error('The runner of a computation answered no digest')
  return only
}

export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

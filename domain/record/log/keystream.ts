import type { Bytes } from './trees/hashing.ts'

/**
 * Expands a secret of 32 bytes to pseudo-random bytes: the key stream of AES-256 in counter mode from 0 (NIST SP
 * 800-38A, section 6.5). Whoever does not know the secret cannot tell them from random bytes or from hashes.
 */
export const keystream = async (secret: Bytes, length: number): Promise<Bytes> => {
  if (secret.length !== 32) throw new RangeError('The secret of a map has 32 bytes')
  const key = await crypto.subtle.importKey('raw', secret, 'AES-CTR', false, ['encrypt'])
  const algorithm = { name: 'AES-CTR', counter: new Uint8Array(16), length: 64 }
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, key, new Uint8Array(length)))
}

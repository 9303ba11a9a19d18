import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatKeyFile } from '#domain/record/keys.ts'
import type { Config } from '../config.ts'

/** The Ed25519 key that signs exports and checkpoints. `id` names the public half: the start of its SHA-256. */
export type HistoryKey = {
  /** False for a process that has the public half only; its signing functions throw. */
  readonly held: boolean
  readonly id: string
  readonly publicPem: string
  /** It is the public half as its 32 bytes (RFC 8032). */
  readonly publicKey: Uint8Array<ArrayBuffer>
  /** Signs a text; the signature is in hex. */
  readonly sign: (text: string) => string
  readonly signBytes: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>
}

export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

/** Returns the 32 bytes of an Ed25519 key (RFC 8032). */
export const rawKeyOf = (publicKey: KeyObject): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))

const publicHalfOf = (publicKey: KeyObject) => ({
  id: keyIdOf(publicKey),
  publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  publicKey: rawKeyOf(publicKey),
})

/** These bytes precede the 32 bytes of every Ed25519 key in SPKI (RFC 8410). */
const spki = Buffer.from('302a300506032b6570032100', 'hex')

const keyFrom = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([spki, raw]), format: 'der', type: 'spki' })

/** Says whether a key of 32 bytes signed these bytes. It does not copy them. */
export const verifies = (key: Uint8Array, signed: Uint8Array, signature: Uint8Array): boolean =>
  verify(null, signed, keyFrom(key), signature)

/** Returns a key of which only the public half is known, from its 32 bytes. */
export const publicHistoryKey = (raw: Uint8Array): HistoryKey => {
  const refuse = () => {
    throw new Error('only the public half of the key is known here')
  }
  return { held: false, ...publicHalfOf(keyFrom(raw)), sign: refuse, signBytes: refuse }
}

const keyOf = (privateKey: KeyObject): HistoryKey => {
  const publicKey = createPublicKey(privateKey)
  return {
    held: true,
    ...publicHalfOf(publicKey),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
    signBytes: (bytes) => Uint8Array.from(sign(null, bytes, privateKey)),
  }
}

/** `signature` must have 128 lower-case hex digits, so that each signature has one spelling. */
export const isSignedBy = (publicPem: string, signed: Uint8Array, signature: string): boolean =>
  /^[0-9a-f]{128}$/.test(signature) && verify(null, signed, createPublicKey(publicPem), Buffer.from(signature, 'hex'))

/** Makes a key in a folder, which must not have one of this name. */
export const makeHistoryKey = async (folder: string, name = 'history'): Promise<HistoryKey> => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(join(folder, `${name}.pem`), pem, { mode: 0o600, flag: 'wx' })
  await writeFile(join(folder, `${name}.pub.pem`), publicKey.export({ type: 'spki', format: 'pem' }), { mode: 0o644 })
  return keyOf(privateKey)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

type KeyPlace = Pick<Config, 'historyKey' | 'historyKeyDir'>

/** Reads the key from `HISTORY_KEY`, or from `HISTORY_KEY_DIR/history.pem`. Null when there is none. */
export const readHistoryKey = async ({ historyKey: given, historyKeyDir }: KeyPlace): Promise<HistoryKey | null> => {
  if (given) return keyOf(given)
  try {
    return keyOf(createPrivateKey(await readFile(join(historyKeyDir, 'history.pem'))))
  } catch (error) {
    if (!isMissing(error)) throw error
    return null
  }
}

/** Reads a key from its file. */
export const historyKeyIn = async (path: string): Promise<HistoryKey> => keyOf(createPrivateKey(await readFile(path)))

const nextName = 'next'

/** Makes the key that `adoptNextKey` will put into use. One that was made before and not used is replaced. */
export const makeNextKey = async (folder: string): Promise<HistoryKey> => {
  await rm(join(folder, `${nextName}.pem`), { force: true })
  return makeHistoryKey(folder, nextName)
}

/**
 * Puts the key that was made into use. The one before stays in the folder, named by its id, because older files need it;
 * the public half has the notes of all changes beside it.
 */
export const adoptNextKey = async (folder: string, keyChanges: readonly string[]): Promise<void> => {
  const before = await readHistoryKey({ historyKey: undefined, historyKeyDir: folder })
  for (const end of ['pem', 'pub.pem']) {
    if (before) await rename(join(folder, `history.${end}`), join(folder, `history-${before.id}.${end}`))
    await rename(join(folder, `${nextName}.${end}`), join(folder, `history.${end}`))
  }
  const file = join(folder, 'history.pub.pem')
  await writeFile(file, formatKeyFile(await readFile(file, 'utf8'), keyChanges))
}

/** Reads the key, or makes it in `HISTORY_KEY_DIR`. */
export const historyKey = async (place: KeyPlace): Promise<HistoryKey> =>
  (await readHistoryKey(place)) ?? makeHistoryKey(place.historyKeyDir)

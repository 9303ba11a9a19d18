import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

const read = async (path: string): Promise<Buffer | null> => {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Makes the key unless another process was faster. */
const make = async (folder: string, path: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(path, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  })
}

const readOrMake = async (folder: string, file: string): Promise<Buffer> => {
  const path = join(folder, file)
  const known = await read(path)
  if (known?.length === keyBytes) return known
  if (known) throw new Error(`${path} is not a key of ${keyBytes} bytes`)
  await make(folder, path)
  return readOrMake(folder, file)
}

/**
 * Seals secrets (AES-256-GCM) by a key in `DATA_DIR/keys`: those of authenticator apps, so that a copy of the database
 * gives nobody a code, and what a token contains. A secret opens for its own person or purpose alone.
 */
export const sealIn = (dataDir: string, file = 'second-step.key') => {
  let loading: Promise<Buffer> | undefined
  const key = () => {
    loading ??= readOrMake(join(dataDir, 'keys'), file)
    return loading
  }
  return {
    seal: async (personId: string, secret: Uint8Array): Promise<Buffer> => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', await key(), iv).setAAD(Buffer.from(personId))
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    /** Throws when it was sealed by another key or for somebody else. */
    open: async (personId: string, sealed: Buffer): Promise<Buffer> => {
      const decipher = createDecipheriv('aes-256-gcm', await key(), sealed.subarray(0, ivBytes))
      decipher.setAAD(Buffer.from(personId)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
    },
  }
}
export type Seal = ReturnType<typeof sealIn>

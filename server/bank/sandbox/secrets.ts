import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Holds the secrets that the sandbox and its caller share, as two separate parties would. All are derived from one
 * file.
 */
export type SandboxSecrets = {
  /** Authorises calls to its HTTP interface. */
  readonly apiKey: string
  /** Signs its webhooks. */
  readonly webhookSecret: string
  /** Signs the webhooks of the practice provider of cards. */
  readonly cardsSecret: string
  /** Makes the hashes of account numbers useless to someone who has only the database. */
  readonly numberKey: Buffer
}

const deriveKey = (root: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', root, '', `evenhand bank sandbox ${name}`, 32))

const existsAlready = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Two processes that start at once end up with the same file. */
const readOrCreateRoot = async (folder: string): Promise<Buffer> => {
  const file = join(folder, 'bank-sandbox.key')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!existsAlready(error)) throw error
  }
  return Buffer.from(await readFile(file, 'utf8'), 'base64')
}

/** Reads `DATA_DIR/keys/bank-sandbox.key`, which is created at the first start. */
export const sandboxSecrets = async (dataDir: string): Promise<SandboxSecrets> => {
  const root = await readOrCreateRoot(join(dataDir, 'keys'))
  return {
    apiKey: deriveKey(root, 'api').toString('base64url'),
    webhookSecret: deriveKey(root, 'webhooks').toString('base64url'),
    cardsSecret: deriveKey(root, 'cards').toString('base64url'),
    numberKey: deriveKey(root, 'numbers'),
  }
}

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonical } from '#domain/record/canonical.ts'
import type { Scopes } from '../db/tenancy.ts'
import { type HistoryKey, isSignedBy } from './keys.ts'

/** A checkpoint stores the end of each stream at one moment in this form. */
export type Head = { readonly family: string; readonly stream: string; readonly seq: number; readonly hash: string }

type Signed = {
  readonly format: 'evenhand-checkpoint'
  readonly at: string
  readonly keyId: string
  /** The SHA-256 of the previous checkpoint reveals a file that was removed from the sequence. */
  readonly previous: string | null
  /** A checkpoint names only the streams that grew since the one before. */
  readonly heads: readonly Head[]
}
type Checkpoint = Signed & { readonly signature: string }

/** Checkpoints are stored outside the database: a person who can rewrite the tables cannot rewrite these without the key. */
const folderOf = (dataDir: string) => join(dataDir, 'checkpoints')

const filesIn = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Reads the newest head of each stream from all checkpoints. Throws when one is not signed by the key or is missing
 * from the sequence.
 */
export const checkpointedHeads = async (dataDir: string, publicPem: string): Promise<Map<string, Head>> => {
  const folder = folderOf(dataDir)
  const heads = new Map<string, Head>()
  let previous: string | null = null
  for (const name of await filesIn(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    const { signature, ...signed }: Checkpoint = JSON.parse(text)
    if (!isSignedBy(publicPem, canonical(signed), signature)) throw new Error(`checkpoint ${name} was changed`)
    if (signed.previous !== previous) throw new Error(`a checkpoint before ${name} is missing`)
    for (const head of signed.heads) heads.set(head.stream, head)
    previous = digest(text)
  }
  return heads
}

const currentHeads = (scopes: Scopes): Promise<Head[]> =>
  scopes.acrossFamilies(async (tx) => {
    const rows = await tx
      .selectFrom('stream')
      .select(['family_id', 'id', 'head_seq', 'head_hash'])
      .orderBy('id')
      .execute()
    return rows.map(({ family_id, id, head_seq, head_hash }) => ({
      family: family_id,
      stream: id,
      seq: head_seq,
      hash: head_hash.toString('hex'),
    }))
  })

/** Writes the end of each stream that grew. Returns how many grew; writes no file when none did. */
export const takeCheckpoint = async (scopes: Scopes, dataDir: string, key: HistoryKey, at: string): Promise<number> => {
  const folder = folderOf(dataDir)
  const known = await checkpointedHeads(dataDir, key.publicPem)
  const heads = (await currentHeads(scopes)).filter(({ stream, seq }) => seq > (known.get(stream)?.seq ?? 0))
  if (heads.length === 0) return 0
  const files = await filesIn(folder)
  const last = files.at(-1)
  const previous = last ? digest(await readFile(join(folder, last), 'utf8')) : null
  const signed: Signed = { format: 'evenhand-checkpoint', at, keyId: key.id, previous, heads }
  const text = canonical({ ...signed, signature: key.sign(canonical(signed)) })
  const name = `${String(files.length + 1).padStart(8, '0')}.json`
  await writeFile(join(folder, `${name}.part`), text, { flush: true })
  await rename(join(folder, `${name}.part`), join(folder, name))
  return heads.length
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { utf8 } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { isSignedBy } from '../history/keys.ts'

/** The end of a stream at one moment, as checkpoints named it before there was a service log. */
export type Head = { readonly family: string; readonly stream: string; readonly seq: number; readonly hash: string }

type Checkpoint = {
  readonly signature: string
  /** The SHA-256 of the previous checkpoint reveals a file that was removed from the sequence. */
  readonly previous: string | null
  /** A checkpoint names only the streams that grew since the one before. */
  readonly heads: readonly Head[]
}

export type EarlierCheckpoints = {
  /** It has the newest head of each stream. */
  readonly heads: readonly Head[]
  /** SHA-256 of the canonical list of the files' digests; null when there are none. */
  readonly digest: string | null
}

const isCheckpoint = (name: string) => /^\d{8}\.json$/.test(name)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Reads the checkpoints of the time before the service log. None is added any more, and the first leaf of the log
 * holds their digest.
 * @throws {Error} when one is not signed by the key, or is missing from the sequence
 */
export const readEarlierCheckpoints = async (folder: string, publicPem: string): Promise<EarlierCheckpoints> => {
  const names = (await readdir(folder).catch(() => [])).filter(isCheckpoint).sort()
  const heads = new Map<string, Head>()
  const digests: string[] = []
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    const { signature, ...signed }: Checkpoint = JSON.parse(text)
    if (!isSignedBy(publicPem, utf8(canonical(signed)), signature)) throw new Error(`checkpoint ${name} was changed`)
    if (signed.previous !== (digests.at(-1) ?? null)) throw new Error(`a checkpoint before ${name} is missing`)
    for (const head of signed.heads) heads.set(head.stream, head)
    digests.push(sha256(text))
  }
  return { heads: [...heads.values()], digest: digests.length === 0 ? null : sha256(canonical(digests)) }
}

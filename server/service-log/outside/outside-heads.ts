import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { hashFromBase64, toBase64 } from '#domain/record/log/notes/base64.ts'
import type { TreeHead } from '#domain/record/log/verify-proofs.ts'
import { addMs } from '#domain/time.ts'
import { retention } from '../../jobs/retention.ts'
import type { StreamState } from '../stream-state.ts'

// A backup knows nothing of what was signed after it was made. These files outside the database do: after a restore they
// say of each stream which entries were lost.

/** One leaf of the log with the streams that grew since the one before: id, size, and root in base64. */
const grownLeaf = z.strictObject({
  origin: z.int(),
  leaf: z.int(),
  heads: z.array(z.tuple([z.string(), z.int(), z.string()])),
})

const isDay = (name: string) => /^heads-\d{4}-\d{2}-\d{2}\.jsonl$/.test(name)
const fileOf = (instant: string) => `heads-${instant.slice(0, 10)}.jsonl`

type Grown = { readonly origin: number; readonly leaf: number; readonly streams: readonly StreamState[] }

/** Adds a leaf's heads to the file of its day. A leaf with which nothing grew adds nothing. */
export const addOutsideHeads = async (folder: string, { origin, leaf, streams }: Grown, now: string): Promise<void> => {
  if (streams.length === 0) return
  const heads = streams.map(({ streamId, edge, root }) => [streamId, edge.size, toBase64(root)])
  await mkdir(folder, { recursive: true })
  // The line feed comes first, so that a line follows one that was cut short.
  await appendFile(join(folder, fileOf(now)), `\n${JSON.stringify({ origin, leaf, heads })}`, { mode: 0o600 })
}

const readDay = async (path: string): Promise<z.infer<typeof grownLeaf>[]> =>
  (await readFile(path, 'utf8')).split('\n').flatMap((line) => {
    // A process that was killed may have left the start of a line.
    const value = line.endsWith('}') ? z.safeParse(grownLeaf, JSON.parse(line)) : null
    return value?.success ? value.data : []
  })

/** Reads the heads of each stream that were signed from this leaf of this log on, in the order in which they were signed. */
export const readOutsideHeads = async (
  folder: string,
  from: { readonly origin: number; readonly leaf: number },
): Promise<Map<string, TreeHead[]>> => {
  const later = new Map<string, TreeHead[]>()
  for (const name of (await readdir(folder).catch(() => [])).filter(isDay).sort())
    for (const { origin, leaf, heads } of await readDay(join(folder, name))) {
      if (origin < from.origin || (origin === from.origin && leaf < from.leaf)) continue
      for (const [stream, size, encoded] of heads) {
        const root = hashFromBase64(encoded)
        if (root) later.set(stream, [...(later.get(stream) ?? []), { size, root }])
      }
    }
  return later
}

/** Removes the files of days that are long gone: a backup that is older tells of lost entries only by time. */
export const pruneOutsideHeads = async (folder: string, now: string): Promise<void> => {
  const oldest = fileOf(addMs(now, -retention.outsideHeads.ms))
  const names = (await readdir(folder).catch(() => [])).filter((name) => isDay(name) && name < oldest)
  for (const name of names) await rm(join(folder, name), { force: true })
}

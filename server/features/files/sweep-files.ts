import { addMs } from '#domain/time.ts'
import type { JobDeps } from '../../deps.ts'
import type { Storage } from '../../files/storage.ts'
import { lockBytes } from '../../files/stored-bytes-lock.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { retention } from '../../jobs/retention.ts'
import { deleteUnused, namedBytes, type UnusedFile, unusedFiles, withoutWaitedFor } from './sweep-files.store.ts'
import { deleteAbandonedUploads } from './uploads.store.ts'

type SweepDeps = Pick<JobDeps, 'scopes' | 'clock'>

/** Counts what was deleted. */
export type Swept = { readonly files: number; readonly bytes: number }

/** Deletes bytes that no file names; others may name the same bytes at this moment. Returns whether there were any. */
const dropUnnamed = ({ scopes }: SweepDeps, storage: Storage, sha256: string): Promise<boolean> =>
  scopes.acrossFamilies(async (tx) => {
    await lockBytes(tx, sha256, 'toDelete')
    if ((await namedBytes(tx, [sha256])).has(sha256)) return false
    await storage.dropBlob(sha256)
    return true
  })

/** Deletes files that nothing has used or waits for, for as long as they are kept, and their bytes. */
export const sweepUnusedFiles = async (deps: SweepDeps, storage: Storage): Promise<Swept> => {
  const { scopes, clock } = deps
  const before = addMs(clock.now(), -retention.unusedFiles.ms)
  await scopes.acrossFamilies((tx) => deleteAbandonedUploads(tx, clock.now()))
  const after = (last?: UnusedFile) => scopes.acrossFamilies((tx) => unusedFiles(tx, before, last))
  let [files, bytes] = [0, 0]
  for (let some = await after(); some.length > 0; some = await after(some.at(-1)))
    for (const file of await scopes.acrossFamilies((tx) => withoutWaitedFor(tx, some))) {
      if (!(await deleteUnused(scopes, file))) continue
      files += 1
      bytes += file.bytes
      await dropUnnamed(deps, storage, file.sha256)
    }
  return { files, bytes }
}

/** A crash leaves a few. Many more mean that the database and the folder do not belong together. */
const isPlausible = (strays: number, all: number): boolean => strays <= Math.max(20, all / 10)

/**
 * Deletes stored bytes that no file names, because the process died before it could name them or forget them. It deletes
 * none of too many.
 * @returns how many there were, and whether they were deleted
 */
export const sweepStrayBytes = async (
  deps: SweepDeps,
  storage: Storage,
): Promise<{ strays: number; areDeleted: boolean }> => {
  const before = addMs(deps.clock.now(), -retention.unusedFiles.ms)
  const strays: string[] = []
  let all = 0
  for await (const stored of storage.storedBefore(before)) {
    const named = await deps.scopes.acrossFamilies((tx) => namedBytes(tx, stored))
    strays.push(...stored.filter((sha256) => !named.has(sha256)))
    all += stored.length
  }
  const areDeleted = isPlausible(strays.length, all)
  if (areDeleted) for (const sha256 of strays) await dropUnnamed(deps, storage, sha256)
  return { strays: strays.length, areDeleted }
}

export const sweepQueues = { 'sweep-files': 'singleton', 'sweep-bytes': 'singleton' } as const

export const sweepJobs = (jobs: Jobs, deps: JobDeps, storage: Storage): void => {
  jobs.every('sweep-files', '27 * * * *', async () => {
    const swept = await sweepUnusedFiles(deps, storage)
    if (swept.files > 0) deps.log.info(swept, 'unused files were deleted')
  })
  jobs.every('sweep-bytes', '7 4 * * *', async () => {
    const { strays, areDeleted } = await sweepStrayBytes(deps, storage)
    if (!areDeleted) deps.log.error({ strays }, 'far more stored bytes are without a file than a crash leaves')
    else if (strays > 0) deps.log.warn({ strays }, 'stored bytes that no file named were deleted')
  })
}

import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { canonical } from '#domain/record/canonical.ts'

/** Returns the folder of what stands outside the database. */
export const outsideFolderOf = (dataDir: string): string => join(dataDir, 'checkpoints')

/** The copy outside the database holds the log's end: which log, how many leaves, and the signed note. */
const outsideCopy = z.strictObject({ origin: z.int(), size: z.int(), root: z.string(), note: z.string() })
export type OutsideCopy = z.infer<typeof outsideCopy>

const fileOf = (folder: string) => join(folder, 'service-log.json')
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Reads the copy; null when there is none yet. Throws when it is damaged, because then nothing may be signed. */
export const readOutsideCopy = async (folder: string): Promise<OutsideCopy | null> => {
  const text = await readFile(fileOf(folder), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return text === null ? null : z.parse(outsideCopy, JSON.parse(text))
}

/** Replaces the copy in one step, so that a process that is killed leaves the old one or the new one. */
export const writeOutsideCopy = async (folder: string, copy: OutsideCopy): Promise<void> => {
  await mkdir(folder, { recursive: true })
  // Processes that share the folder write each a part of their own.
  const part = `${fileOf(folder)}.${randomUUID()}.part`
  const file = await open(part, 'w', 0o644)
  try {
    await file.writeFile(canonical(copy))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, fileOf(folder))
}

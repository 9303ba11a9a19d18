import pg from 'pg'
import { addMs } from '#domain/time.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { storageIn } from '#server/files/storage.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { certificatesOf } from '#server/service-log/outside/check-time-stamp.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { recount } from '#server/service-log/recount/recount.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { exportOf } from '#tests/support/record/exported.ts'
import type { Place } from './change.ts'
import { compareExports } from './compare-exports.ts'

/** Each returns what it found, as texts. */
export type Found = readonly string[]

/** A damaged copy or an unreadable payload is found as well; a statement that fails is a fault of ours. */
const textOf = (error: unknown): Found => {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) throw error
  return [error.message]
}

/** npm run db -- verify */
export const byVerify = ({ scopes, story, dataDir }: Place): Promise<Found> => {
  const { publicPem } = story.app.deps.historyKey
  const others = { witnesses: [story.witness], trusted: certificatesOf(story.authority) }
  return verifyDatabase(scopes, recordParts, dataDir, publicPem, storageIn(dataDir), others).catch(textOf)
}

export const newSigner = ({ scopes, story, dataDir }: Place): Signer =>
  signerOf({ scopes, key: story.app.deps.historyKey, folder: outsideFolderOf(dataDir), host: 'evenhand.test' })

/** Returns what the next signature says, of a server that ran before or of one that starts now. */
export const bySigner = async (signer: Signer, { story }: Place, minutes: number): Promise<Found> => {
  const outcome = await signer.sign(addMs(story.on.clock.now(), minutes * 60_000))
  if ('found' in outcome) return outcome.found.map(({ why }) => why)
  return [outcome.state]
}

export const byCount = async ({ scopes, story }: Place): Promise<Found> =>
  (await recount(scopes, addMs(story.on.clock.now(), 120_000))).map(({ why }) => why)

/** Dana compares her export from before with one that she is given now. */
export const byOlderExport = async (place: Place): Promise<Found> => {
  const { scopes, story } = place
  const { historyKey: key } = story.app.deps
  await bySigner(newSigner(place), place, 3)
  const newer = await exportOf({ ...story.on, scopes }, story.on.dana, key)
  const comparison = await compareExports(story.olderExport, newer, key.publicKey)
  return comparison.state === 'contradict' ? [comparison.why] : []
}

import { utf8 } from '#domain/record/bytes.ts'
import type { Scopes } from '../db/tenancy.ts'
import { askTimeStamp } from './ask-time-stamp.ts'
import { readNewestCheckpoint } from './newest-checkpoint.ts'

/**
 * Has a time-stamping authority stamp the newest checkpoint, as the note stands in the database, and stores the token.
 * @throws {TimeStampError} when the authority does not
 */
export const stampLog = async (scopes: Pick<Scopes, 'acrossFamilies'>, url: string): Promise<void> => {
  const newest = await scopes.acrossFamilies(readNewestCheckpoint)
  if (!newest) return
  const { token } = await askTimeStamp(url, utf8(newest.note))
  await scopes.acrossFamilies((tx) =>
    tx
      .updateTable('log_checkpoint')
      .set({ stamp: token, shown: true })
      .where('origin', '=', newest.origin)
      .where('size', '=', newest.size)
      .execute(),
  )
}

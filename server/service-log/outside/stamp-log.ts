import { utf8 } from '#domain/record/bytes.ts'
import type { Scopes } from '../../db/tenancy.ts'
import { readNewestCheckpoint } from '../newest-checkpoint.ts'
import { askTimeStamp } from './ask-time-stamp.ts'
import { checkTimeStamp, type TrustedAuthorities } from './check-time-stamp.ts'

type Authority = { readonly url: string; readonly trusted: TrustedAuthorities }

/**
 * Has a time-stamping authority stamp the newest checkpoint, as the note stands in the database, and stores the token. A
 * checkpoint that has one keeps it, because a leaf of the log may name it.
 * @throws {TimeStampError} when the authority gives none, or none that can be trusted
 */
export const stampLog = async (scopes: Pick<Scopes, 'acrossFamilies'>, { url, trusted }: Authority): Promise<void> => {
  const newest = await scopes.acrossFamilies(readNewestCheckpoint)
  if (!newest || newest.isStamped) return
  const note = utf8(newest.note)
  const { token } = await askTimeStamp(url, note)
  await checkTimeStamp(token, note, trusted)
  await scopes.acrossFamilies((tx) =>
    tx
      .updateTable('log_checkpoint')
      .set({ stamp: token, shown: true })
      .where('origin', '=', newest.origin)
      .where('size', '=', newest.size)
      .where('stamp', 'is', null)
      .execute(),
  )
}

import { sql } from 'kysely'
import type { HomeDto } from '#contract/home.ts'
import type { Tx } from '../../db/tenancy.ts'
import { waitingChange } from '../email-change/email-change.store.ts'
import { waitingRemoval } from '../second-step/removal.store.ts'

/**
 * Says what waits to be changed in who gets into the account of whoever asks: whatever family they look at, they can stop
 * it. Only their own is ever seen.
 */
export const accountChangesOf = async (tx: Tx): Promise<HomeDto['account']> => {
  const own = sql<boolean>`person_id = app_account()`
  const [removal, email] = await Promise.all([
    waitingRemoval(tx).where(own).executeTakeFirst(),
    waitingChange(tx).where(own).executeTakeFirst(),
  ])
  return { removal: removal !== undefined, email: email !== undefined }
}

import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { newToken } from '../session/new-token.ts'
import type { FeedRow } from './feeds.store.ts'

/** Calendar programs expect an address that ends like the name of a file. */
const ending = '.ics'

/** Stores the hash of a new token of 256 bits. @returns the path at which a program reads the feed, which nobody can ask for again */
export const keepToken = async (
  tx: Tx,
  { family_id, id: feed_id, owner_id }: Pick<FeedRow, 'family_id' | 'id' | 'owner_id'>,
  path: string,
): Promise<string> => {
  const token = newToken()
  await tx
    .insertInto('calendar_feed_token')
    .values({ token_hash: hashOf(token), family_id, feed_id, owner_id })
    .execute()
  return path.replace(':token', `${token}${ending}`)
}

/** A feed as it is found by its address, before anybody is known. */
export type FoundFeed = { readonly familyId: string; readonly feedId: string; readonly ownerId: string }

/** Finds the feed of an address whose owner still has a way in, before sign-in; null for every other one. */
export const knownFeed = async (tx: Tx, named: string): Promise<FoundFeed | null> => {
  if (!named.endsWith(ending)) return null
  const row = await tx
    .selectFrom('calendar_feed_token as t')
    .select(['t.family_id', 't.feed_id', 't.owner_id'])
    .where('t.token_hash', '=', hashOf(named.slice(0, -ending.length)))
    .where(({ exists, selectFrom, fn, ref }) =>
      exists(
        selectFrom('credential as c')
          .select('c.person_id')
          .where(
            'c.person_id',
            '=',
            fn.coalesce(
              selectFrom('member_account as m').select('m.account_id').whereRef('m.person_id', '=', 't.owner_id'),
              ref('t.owner_id'),
            ),
          ),
      ),
    )
    .executeTakeFirst()
  return row ? { familyId: row.family_id, feedId: row.feed_id, ownerId: row.owner_id } : null
}

import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { type FeedSource, feedSourceOf } from './feed-source.ts'
import type { FoundFeed } from './feed-token.ts'
import { feedTagOf } from './feed-version.ts'
import { isAnswering, lockFeed } from './feeds.store.ts'

const isParent = async (tx: Tx, personId: string): Promise<boolean> => {
  const row = await tx.selectFrom('membership').select('role').where('person_id', '=', personId).executeTakeFirst()
  return row?.role === 'parent'
}

/** `source` is null where the program that asks has the bytes of this tag. */
export type ReadFeed = { readonly etag: string; readonly source: FeedSource | null }

/**
 * Reads what an address shows, with the rights that its owner has at this moment.
 * @throws {Refusal} notFound, feedRevoked
 */
export const readFeed = (
  { scopes }: Pick<Deps, 'scopes'>,
  { familyId, feedId, ownerId }: FoundFeed,
  now: string,
  isKnown: (etag: string) => boolean,
): Promise<ReadFeed> => {
  const owner: Viewer = { personId: ownerId, familyId, viewpoint: ownerId, standing: 'parent', mode: 'self' }
  return scopes.asViewer(owner, async (tx) => {
    if (!(await isParent(tx, ownerId))) throw new Refusal('notFound')
    const row = await lockFeed(tx, feedId, 'toRead')
    if (!row) throw new Refusal('notFound')
    if (!isAnswering(row)) throw new Refusal('feedRevoked')
    // What changes after the tag was made is sent with an old tag, so it is asked for again.
    const etag = await feedTagOf(tx, row, now)
    return { etag, source: isKnown(etag) ? null : await feedSourceOf(tx, row, now) }
  })
}

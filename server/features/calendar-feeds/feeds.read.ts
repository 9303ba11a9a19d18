import { sql } from 'kysely'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { type FeedSource, feedSourceOf } from './feed-source.ts'
import type { FoundFeed } from './feed-token.ts'
import { feedTagOf, marksOf } from './feed-version.ts'
import { type FeedRow, isAnswering } from './feeds.store.ts'

/** Finds a feed whose owner is a parent of the family. */
const feedOfParent = (tx: Tx, id: string, ownerId: string): Promise<FeedRow | undefined> =>
  tx
    .selectFrom('calendar_feed')
    .selectAll()
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membership').select('role').where('person_id', '=', ownerId).where('role', '=', sql.lit('parent')),
      ),
    )
    .executeTakeFirst()

/** `source` is null where the program that asks has the bytes of this tag. */
export type ReadFeed = { readonly etag: string; readonly source: FeedSource | null }

type Asked = {
  readonly now: string
  readonly isKnown: (etag: string) => boolean
  /** Counts this fetch meanwhile. One too many reads its tag at most, and is told nothing. */
  readonly counted: Promise<void>
}

/**
 * Reads what an address shows, with the rights that its owner has at this moment.
 * @throws {Refusal} rateLimited, notFound, feedRevoked
 */
export const readFeed = async (
  { scopes }: Pick<Deps, 'scopes'>,
  { familyId, feedId, ownerId }: FoundFeed,
  { now, isKnown, counted }: Asked,
): Promise<ReadFeed> => {
  const owner: Viewer = { personId: ownerId, familyId, viewpoint: ownerId, standing: 'parent', mode: 'self' }
  const reading = scopes.readAsViewer(owner, async (tx) => {
    const [row, marks] = await Promise.all([feedOfParent(tx, feedId, ownerId), marksOf(tx, ownerId)])
    if (!row) throw new Refusal('notFound')
    if (!isAnswering(row)) throw new Refusal('feedRevoked')
    // A change after the tag was made is sent with an old tag, so programs ask for it again.
    const etag = feedTagOf(row, marks, now)
    if (isKnown(etag)) return { etag, source: null }
    await counted
    return { etag, source: await feedSourceOf(tx, row, now) }
  })
  const [count, read] = await Promise.allSettled([counted, reading])
  if (count.status === 'rejected') throw count.reason
  if (read.status === 'rejected') throw read.reason
  return read.value
}

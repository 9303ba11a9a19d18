import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { dateIn } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { FeedRow } from './feeds.store.ts'

/** A feed is written otherwise from this version of the program on, so programs read it again. */
const written = 6

/** The numbers of whatever can change grow with each change; swaps never change, and names are read themselves. */
const marksOf = (ownerId: string) => sql<{ marks: string; zone: string }>`
  with counted (mark) as (
    select uuid_hash_extended(id, version) from parenting_schedule
    union all select uuid_hash_extended(id, version) from holiday
    union all select uuid_hash_extended(id, version) from school_break
    union all select uuid_hash_extended(id, version) from calendar_event
    union all select hashtextextended(swap::text, 0) from swap
    union all select hashtextextended(concat_ws(' ', id, first_name, removed_at is null), 0) from child
    union all select hashtextextended(concat_ws(' ', person_id, role), 0) from membership
    union all select hashtextextended(concat_ws(' ', person.id, first_name), 0)
      from person join membership on person_id = person.id
  )
  select concat_ws(' ', count(*), sum(mark), (select locale from person where id = ${ownerId})) as marks,
    (select time_zone from family) as zone
  from counted`

/**
 * Returns a tag that differs whenever the bytes of a feed do. It follows from the versions of everything that its owner may
 * see at this moment, so a program that has the bytes already is answered without writing them.
 */
export const feedTagOf = async (
  tx: Tx,
  { id, version, owner_id }: Pick<FeedRow, 'id' | 'version' | 'owner_id'>,
  now: string,
): Promise<string> => {
  const { rows } = await marksOf(owner_id).execute(tx)
  const [{ marks, zone } = { marks: '', zone: 'UTC' }] = rows
  const tagged = [written, id, version, dateIn(now, zone), zone, marks]
  return `"${hash('sha256', JSON.stringify(tagged), 'base64url')}"`
}

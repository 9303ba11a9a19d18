import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { dateIn } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { FeedRow } from './feeds.store.ts'

/** A feed is written otherwise from this version of the program on, so programs read it again. */
const written = 6

export type Marks = { readonly marks: string; readonly zone: string }

/**
 * The numbers of whatever can change grow with each change; swaps never change, and names are read themselves. Members are read
 * once, because the policies of people cost more than everything else.
 */
const marksFor = (ownerId: string) => sql<Marks>`
  with member as (
    select person_id, role, first_name, locale from membership left join person on id = person_id
  ), counted (mark) as (
    select uuid_hash_extended(id, version) from parenting_schedule
    union all select uuid_hash_extended(id, version) from holiday
    union all select uuid_hash_extended(id, version) from school_break
    union all select uuid_hash_extended(id, version) from calendar_event
    union all select hashtextextended(swap::text, 0) from swap
    union all select hashtextextended(concat_ws(' ', id, first_name, removed_at is null), 0) from child
    union all select hashtextextended(concat_ws(' ', person_id, role, first_name), 0) from member
  )
  select concat_ws(' ', count(*), sum(mark), (select locale from member where person_id = ${ownerId})) as marks,
    (select time_zone from family) as zone
  from counted`

/** Reads what tells whether anything changed that the owner of a feed may see at this moment. */
export const marksOf = async (tx: Tx, ownerId: string): Promise<Marks> => {
  const { rows } = await marksFor(ownerId).execute(tx)
  return rows[0] ?? { marks: '', zone: 'UTC' }
}

/**
 * Returns a tag that differs whenever the bytes of a feed do, so a program that has the bytes already is answered without
 * writing them.
 */
export const feedTagOf = (
  { id, version }: Pick<FeedRow, 'id' | 'version'>,
  { marks, zone }: Marks,
  now: string,
): string => `"${hash('sha256', JSON.stringify([written, id, version, dateIn(now, zone), zone, marks]), 'base64url')}"`

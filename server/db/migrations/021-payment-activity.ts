import { type Kysely, sql } from 'kysely'

/** Every payment of a family by when it was made or by its amount, a page at a time and without a sort. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index payment_by_date on payment (family_id, created_at, id);
    create index payment_by_amount on payment (family_id, amount, id)`.execute(db)
}

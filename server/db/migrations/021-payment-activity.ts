import { type Kysely, sql } from 'kysely'

/** Supports reading a family's payments by date or amount, page by page and without a sort. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index payment_by_date on payment (family_id, created_at, id);
    create index payment_by_amount on payment (family_id, amount, id)`.execute(db)
}

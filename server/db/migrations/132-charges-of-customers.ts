import { type Kysely, sql } from 'kysely'

/**
 * Stores whom a charge was asked of, because it must be found at the provider when its card was removed meanwhile, and
 * whether what it pays for is renewed. Charges from before have no customer; the card on file has theirs.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table subscription_charge add column customer_ref text,
      add column renews boolean not null default true`.execute(db)
}

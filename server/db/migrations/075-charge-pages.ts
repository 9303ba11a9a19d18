import { type Kysely, sql } from 'kysely'

/** Stores the page from which a charge was asked for, because whoever must authenticate it is led back there. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table subscription_charge add column page text not null default 'account'
      check (page in ('account', 'upgrades', 'renewals'))`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/**
 * Stores the books of the practice provider of cards, which moves no money. No number of a card is stored. It is read
 * and written before sign-in alone, as a service of somebody else would be.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table practice_card (
      id uuid primary key,
      customer uuid not null,
      manner text not null,
      last4 text not null,
      expires text not null,
      removed_at timestamptz
    );
    create table practice_page (
      id uuid primary key,
      customer uuid not null,
      back_to text not null,
      card_id uuid references practice_card,
      created_at timestamptz not null
    );
    create table practice_charge (
      id uuid primary key,
      seq bigint generated always as identity,
      key text not null unique,
      card_id uuid not null references practice_card,
      amount bigint not null check (amount >= 0),
      currency text not null,
      state text not null check (state in ('paid', 'refused', 'authentication', 'refunded', 'disputed', 'dispute won')),
      reason text,
      back_to text not null,
      created_at timestamptz not null
    )`.execute(db)
  for (const table of ['practice_card', 'practice_page', 'practice_charge'])
    await sql`
      alter table ${sql.table(table)} enable row level security;
      alter table ${sql.table(table)} force row level security;
      create policy practising on ${sql.table(table)} using (app_mode() = 'anonymous');
      grant select, insert, update on ${sql.table(table)} to evenhand_app`.execute(db)
}

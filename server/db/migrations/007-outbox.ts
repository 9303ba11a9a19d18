import { type Kysely, sql } from 'kysely'

/** Addresses belong to no family, so both tables are accessible in `beforeSignIn` only. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table outbox (
      id uuid primary key,
      at timestamptz not null,
      recipient text not null,
      subject text not null,
      text text not null
    );
    create index outbox_newest on outbox (at desc);
    create table waiting_mail (person_id uuid primary key references person, sent_at timestamptz not null)`.execute(db)
  for (const table of ['outbox', 'waiting_mail'])
    await sql`
      alter table ${sql.table(table)} enable row level security;
      alter table ${sql.table(table)} force row level security;
      create policy mailing on ${sql.table(table)} using (app_mode() = 'anonymous');
      grant select, insert, update on ${sql.table(table)} to evenhand_app`.execute(db)
}

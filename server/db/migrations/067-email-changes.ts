import { type Kysely, sql } from 'kysely'

/**
 * Stores changes of an address that wait for both addresses. They are read before sign-in alone, because the holder of a
 * mailed link is not signed in; the tokens of the links are stored as hashes.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table email_change (
      id uuid primary key,
      person_id uuid not null references person,
      status text not null
        check (status in ('asked', 'oldConfirmed', 'newConfirmed', 'changed', 'stopped', 'expired')),
      email text not null,
      old_email text not null,
      new_hash bytea unique,
      old_hash bytea unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index email_change_of_person on email_change (person_id);
    create index email_change_expiry on email_change (expires_at);
    alter table email_change enable row level security;
    alter table email_change force row level security;
    create policy changing on email_change to evenhand_app using (app_mode() = 'anonymous');
    create policy swept on email_change for all to evenhand_jobs using (true);
    grant select, insert, update (status, new_hash, old_hash) on email_change to evenhand_app;
    grant delete, select (expires_at) on email_change to evenhand_jobs`.execute(db)
}

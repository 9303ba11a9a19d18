import { type Kysely, sql } from 'kysely'

/** Stores passkeys: public keys alone, and how often each was used. A second step may rest on them without an app. */
const passkeys = (db: Kysely<unknown>) =>
  sql`
    create table passkey (
      id uuid primary key,
      person_id uuid not null references person,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      added_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkey_of_person on passkey (person_id);
    grant select, insert, delete, update (counter, name, last_used_at) on passkey to evenhand_app;
    alter table second_step alter column secret drop not null`.execute(db)

/** Stores the hash of each challenge until it is used, for one purpose and for whom or what it was made. */
const challenges = (db: Kysely<unknown>) =>
  sql`
    create table passkey_challenge (
      challenge_hash bytea primary key,
      purpose text not null check (purpose in ('add', 'stepUp', 'signIn', 'secondStep')),
      bound_hash bytea not null,
      expires_at timestamptz not null
    );
    create index passkey_challenge_expiry on passkey_challenge (expires_at);
    create policy swept on passkey_challenge for all to evenhand_jobs using (true);
    grant select, insert, delete on passkey_challenge to evenhand_app;
    grant delete, select (expires_at) on passkey_challenge to evenhand_jobs`.execute(db)

/** These tables are read before sign-in alone, like passwords. */
const beforeSignIn = async (db: Kysely<unknown>, table: string): Promise<void> => {
  await sql`
    alter table ${sql.table(table)} enable row level security;
    alter table ${sql.table(table)} force row level security;
    create policy signing_in on ${sql.table(table)} using (app_mode() = 'anonymous')`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await passkeys(db)
  await challenges(db)
  for (const table of ['passkey', 'passkey_challenge']) await beforeSignIn(db, table)
}

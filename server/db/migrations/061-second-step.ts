import { type Kysely, sql } from 'kysely'

/** These tables are read before sign-in alone, like passwords. */
const beforeSignIn = async (db: Kysely<unknown>, table: string): Promise<void> => {
  await sql`
    alter table ${sql.table(table)} enable row level security;
    alter table ${sql.table(table)} force row level security;
    create policy signing_in on ${sql.table(table)} using (app_mode() = 'anonymous')`.execute(db)
}

/**
 * Stores a person's second step: the sealed secret of their authenticator app with the last step whose code was used,
 * and the hashes of their recovery codes. It counts from `confirmed_at` on.
 */
const steps = (db: Kysely<unknown>) =>
  sql`
    create table second_step (
      person_id uuid primary key references person,
      secret bytea not null,
      last_step bigint,
      confirmed_at timestamptz,
      created_at timestamptz not null
    );
    create table recovery_code (
      person_id uuid not null references person,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (person_id, code_hash)
    );
    grant select, insert, delete, update (secret, last_step, confirmed_at, created_at) on second_step to evenhand_app;
    grant select, insert, delete, update (used_at) on recovery_code to evenhand_app`.execute(db)

/** Stores sign-ins that wait for their second step. The browser's token is stored as a hash. */
const signIns = (db: Kysely<unknown>) =>
  sql`
    create table sign_in (
      id uuid primary key,
      token_hash bytea not null unique,
      person_id uuid not null references person,
      status text not null check (status in ('name', 'secondStep', 'done', 'expired')),
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sign_in_expiry on sign_in (expires_at);
    create policy swept on sign_in for all to evenhand_jobs using (true);
    grant select, insert, delete, update (status) on sign_in to evenhand_app;
    grant delete, select (expires_at) on sign_in to evenhand_jobs`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await steps(db)
  await signIns(db)
  for (const table of ['second_step', 'recovery_code', 'sign_in']) await beforeSignIn(db, table)
}

import { type Kysely, sql } from 'kysely'

/**
 * Counts wrong passwords by the hash of an account and where they came from, for accounts that exist and for those that
 * do not. It names no person, so it needs no scope; `evenhand_gate` counts outside any.
 */
const attempts = (db: Kysely<unknown>) =>
  sql`
    create table sign_in_attempt (
      key bytea primary key,
      failures integer not null,
      last_at timestamptz not null,
      locked_until timestamptz
    );
    create index sign_in_attempt_age on sign_in_attempt (last_at);
    alter table sign_in_attempt enable row level security;
    alter table sign_in_attempt force row level security;
    create policy counted on sign_in_attempt for all to evenhand_gate using (true);
    create policy swept on sign_in_attempt for all to evenhand_jobs using (true);
    grant select, insert, update, delete on sign_in_attempt to evenhand_gate;
    grant delete, select (key, last_at) on sign_in_attempt to evenhand_jobs`.execute(db)

/** Counts the mails of a kind that a person was sent since a moment, so that nobody can flood their mailbox. */
const mails = (db: Kysely<unknown>) =>
  sql`
    create table security_mail (
      person_id uuid not null references person,
      kind text not null check (kind in ('locked', 'passwordChanged', 'newDevice')),
      since timestamptz not null,
      count integer not null,
      primary key (person_id, kind)
    );
    alter table security_mail enable row level security;
    alter table security_mail force row level security;
    create policy mailing on security_mail using (app_mode() = 'anonymous');
    grant select, insert, update on security_mail to evenhand_app`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await attempts(db)
  await mails(db)
}

import { type Kysely, sql } from 'kysely'

/**
 * Stores messages to us and changes of accounts. A message stays until it was mailed; after that, only the answer to
 * the same idempotency key remains, without any content. The tables are accessible in `beforeSignIn` only.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table contact_message (
      id uuid primary key,
      press_key text not null unique,
      body_hash bytea not null,
      person_id uuid references person,
      locale text not null,
      reason text not null check (reason in ('billing', 'inquiry', 'technical', 'suggestions')),
      message text,
      email text,
      created_at timestamptz not null,
      sent_at timestamptz,
      check ((sent_at is null) = (message is not null))
    );
    create index contact_unsent on contact_message (created_at) where sent_at is null;
    alter table contact_message enable row level security;
    alter table contact_message force row level security;
    create policy mailing on contact_message to evenhand_app using (app_mode() = 'anonymous');
    create policy swept on contact_message for all to evenhand_jobs using (sent_at is not null);
    grant select, insert, update on contact_message to evenhand_app;
    grant delete, select (sent_at) on contact_message to evenhand_jobs;
    create policy changing on credential for update using (app_mode() = 'anonymous');
    grant update (password_hash, changed_at) on credential to evenhand_app;
    grant update (time_zone) on person to evenhand_app`.execute(db)
}

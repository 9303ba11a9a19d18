import { type Kysely, sql } from 'kysely'

/** Stores a coarse word for the device of a session, for its owner alone. Sessions from before have none. */
const devices = (db: Kysely<unknown>) =>
  sql`
    alter table session
      add column browser text
        check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
      add column system text
        check (system in ('windows', 'mac', 'ios', 'android', 'chromeos', 'linux', 'other')),
      add check ((browser is null) = (system is null));
    alter table sign_in add column first_step text not null default 'password'
      check (first_step in ('password', 'link'));
    alter table sign_in alter column first_step drop default`.execute(db)

/**
 * Stores the sign-ins of a person for twelve months. They are written while nobody is known yet, read by their owner
 * alone, and belong to no family.
 */
const pastSignIns = (db: Kysely<unknown>) =>
  sql`
    create table past_sign_in (
      id uuid primary key,
      person_id uuid not null references person,
      at timestamptz not null,
      browser text check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
      system text check (system in ('windows', 'mac', 'ios', 'android', 'chromeos', 'linux', 'other')),
      new_device boolean not null,
      first_step text not null check (first_step in ('password', 'link', 'passkey', 'joining')),
      second_step text check (second_step in ('code', 'recoveryCode', 'passkey')),
      check ((browser is null) = (system is null))
    );
    create index past_sign_in_of_person on past_sign_in (person_id, at desc, id desc);
    create index past_sign_in_at on past_sign_in (at);
    alter table past_sign_in enable row level security;
    alter table past_sign_in force row level security;
    create policy signing_in on past_sign_in for insert with check (app_mode() = 'anonymous');
    create policy own on past_sign_in for select using (person_id = app_person() and app_mode() = 'self');
    create policy swept on past_sign_in for all to evenhand_jobs using (true);
    grant select, insert on past_sign_in to evenhand_app;
    grant delete, select (at) on past_sign_in to evenhand_jobs`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await devices(db)
  await pastSignIns(db)
}

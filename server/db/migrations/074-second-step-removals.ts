import { type Kysely, sql } from 'kysely'

/**
 * Stores that somebody asked to remove a second step they lost. The token of the mailed link is stored as a hash. It is
 * read before sign-in alone, like the second step itself.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table second_step_removal (
      id uuid primary key,
      person_id uuid not null references person,
      status text not null check (status in ('waiting', 'removed', 'stopped', 'over')),
      token_hash bytea unique,
      asked_at timestamptz not null,
      due_at timestamptz not null
    );
    create unique index second_step_removal_waiting on second_step_removal (person_id) where status = 'waiting';
    create index second_step_removal_of_person on second_step_removal (person_id);
    alter table second_step_removal enable row level security;
    alter table second_step_removal force row level security;
    create policy signing_in on second_step_removal using (app_mode() = 'anonymous');
    create policy swept on second_step_removal for all to evenhand_jobs using (true);
    grant select, insert, update (status, token_hash) on second_step_removal to evenhand_app;
    grant delete, select (due_at) on second_step_removal to evenhand_jobs`.execute(db)
}

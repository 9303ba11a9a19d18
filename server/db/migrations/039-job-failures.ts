import { type Kysely, sql } from 'kysely'

/**
 * How often the jobs of each queue have failed, and whether the last one did. Every process that works writes it and every
 * process tells it, so that an operator may ask any of them. It has no word of what a job was about.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table job_failure (
      queue text primary key,
      failed bigint not null check (failed > 0),
      -- Null when a job of the queue has succeeded since.
      failing_since timestamptz
    );
    alter table job_failure enable row level security;
    alter table job_failure force row level security;
    create policy working on job_failure to evenhand_queue using (true) with check (true);
    grant usage on schema public to evenhand_queue;
    grant select, insert, update on job_failure to evenhand_queue`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/**
 * The service log names the time stamps of its checkpoints, so that none can be removed or replaced unseen. How often the jobs of each queue have failed, and whether the last one did. Every process that works writes it and every
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
    grant select, insert, update on job_failure to evenhand_queue;
    -- The leaf of the service log that names the checkpoint's time stamp; -1 for stamps from before, which none names.
    alter table log_checkpoint add column stamp_leaf bigint;
    update log_checkpoint set stamp_leaf = -1 where stamp is not null`.execute(db)
}

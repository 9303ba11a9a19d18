import type { Db } from 'pg-boss'

/**
 * A handler's transaction runs as `evenhand_app`, which owns nothing. To enqueue, it may insert jobs, read the settings
 * of a queue and the ids and start times of jobs. A lock is taken because two processes may start at once.
 */
export const grantEnqueue = async (db: Db): Promise<void> => {
  await db.executeSql(`do $$ begin
    perform pg_advisory_xact_lock(hashtext('evenhand jobs grants'));
    if not has_schema_privilege('evenhand_app', 'pgboss', 'usage') then
      grant usage on schema pgboss to evenhand_app;
      grant select on pgboss.queue to evenhand_app;
      grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to evenhand_app;
    end if;
  end $$`)
}

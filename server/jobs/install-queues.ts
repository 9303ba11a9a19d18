import { PgBoss, type QueueResult } from 'pg-boss'
import type { Login } from '../db/open.ts'
import { bossPool, executeOn } from './boss-pool.ts'
import { retention } from './retention.ts'

/**
 * A `singleton` queue runs one job at a time, for all processes together. A job of a `quiet` queue waits for the next
 * poll: it does more for an address that has an account than for one that has none, and nobody may learn that from how
 * busy the server is right after a request.
 */
export type Queues = Readonly<Record<string, 'standard' | 'singleton' | 'quiet'>>

/**
 * A worker sends a heartbeat every few seconds. The jobs of a killed process are given to another one once its
 * heartbeat is missing; otherwise a job that runs once for all processes would block all later ones for as long as a
 * job may take.
 */
export const missedAfterSeconds = 15

const queueOptions = {
  retryLimit: 5,
  retryBackoff: true,
  heartbeatSeconds: missedAfterSeconds,
  deleteAfterSeconds: retention.doneJobs.ms / 1000,
  retentionSeconds: retention.waitingJobs.ms / 1000,
} as const

const hasOptions = (queue: QueueResult, notify: boolean): boolean =>
  queue.notify === notify &&
  queue.retryLimit === queueOptions.retryLimit &&
  queue.retryBackoff === queueOptions.retryBackoff &&
  queue.heartbeatSeconds === queueOptions.heartbeatSeconds &&
  queue.deleteAfterSeconds === queueOptions.deleteAfterSeconds &&
  queue.retentionSeconds === queueOptions.retentionSeconds

/**
 * Creates or updates pg-boss's schema, which belongs to the migrator, and creates the queues that are missing. A
 * running server can do neither. The migrations have created the roles that are granted something here.
 */
export const installQueues = async (migrator: Login, queues: Queues): Promise<void> => {
  const pool = bossPool(migrator, 1)
  const boss = new PgBoss({ db: executeOn(pool), supervise: false, schedule: false })
  try {
    await boss.start()
    const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const [name, policy] of Object.entries(queues)) {
      const queue = existing.get(name)
      const notify = policy !== 'quiet'
      const options = { ...queueOptions, notify }
      if (!queue) await boss.createQueue(name, { policy: policy === 'singleton' ? policy : 'standard', ...options })
      // A queue that an earlier version created keeps its options until they are updated.
      else if (!hasOptions(queue, notify)) await boss.updateQueue(name, options)
    }
    await pool.query(grants)
  } finally {
    await boss.stop({ graceful: false })
    await pool.end()
  }
}

/**
 * A handler's transaction runs as `evenhand_app`. To enqueue, it may insert jobs, read the settings of a queue and the
 * ids and start times of jobs. The workers may use all tables and create none. A lock is taken because two processes
 * may start at once.
 */
const grants = `do $$ begin
    perform pg_advisory_xact_lock(hashtext('evenhand jobs grants'));
    if not has_schema_privilege('evenhand_app', 'pgboss', 'usage') then
      grant usage on schema pgboss to evenhand_app;
      grant select on pgboss.queue to evenhand_app;
      grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to evenhand_app;
    end if;
    if exists (select from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
        and not has_table_privilege('evenhand_queue', oid, 'select, insert, update, delete'))
      or not has_schema_privilege('evenhand_queue', 'pgboss', 'usage') then
      grant usage on schema pgboss to evenhand_queue;
      grant select, insert, update, delete on all tables in schema pgboss to evenhand_queue;
    end if;
  end $$`

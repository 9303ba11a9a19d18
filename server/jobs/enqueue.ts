import { CompiledQuery } from 'kysely'
import type { Part } from '../lifecycle/together.ts'
import type { Enqueue, Job } from '../lifecycle/unit-of-work.ts'

/**
 * Inserts jobs as pg-boss's `send` does, for any number of queues at once. A queue that does not exist has no name, which
 * no job may lack.
 */
const insertsJobs = `insert into pgboss.job (id, name, data, priority, start_after, created_on, expire_seconds, deletion_seconds,
    keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select gen_random_uuid(), q.name, one.data, 0, one.start_after, pgboss.job_now(), q.expire_seconds, q.deletion_seconds,
    one.start_after + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay, coalesce(q.retry_backoff, false),
    q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
  from (select queue, data, coalesce("startAfter", pgboss.job_now()) as start_after
    from jsonb_to_recordset($1::jsonb) as given (queue text, data jsonb, "startAfter" timestamptz)) one
  left join pgboss.queue q on q.name = one.queue
  on conflict do nothing`

/** @param queues has the queues that somebody works on */
export const enqueueTo = (queues: { readonly has: (queue: string) => boolean }): Enqueue => {
  const partOf = (jobs: readonly Job[]): Part => {
    for (const { queue } of jobs) if (!queues.has(queue)) throw new Error(`the queue ${queue} does not exist`)
    return { name: 'jobs', text: insertsJobs, values: [JSON.stringify(jobs)] }
  }
  const enqueue = async (...[tx, job]: Parameters<Enqueue>): Promise<void> => {
    const { text, values } = partOf([job])
    await tx.executeQuery(CompiledQuery.raw(text, [...values]))
  }
  return Object.assign(enqueue, { partOf })
}

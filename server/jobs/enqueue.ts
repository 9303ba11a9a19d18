import { CompiledQuery } from 'kysely'
import { type Part, statementOf } from '../lifecycle/together.ts'
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

/** Has the name that pg-boss gives to its channel. */
const channel = `('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24))`

/** Wakes the workers of queues as pg-boss's `send` does, once the transaction is committed. */
const wakesWorkers = `select pg_notify(${channel}, q.name) from pgboss.queue q
  where q.notify and q.name in (select jsonb_array_elements_text($1::jsonb))`

/** @param queues has the queues that somebody works on */
export const enqueueTo = (queues: { readonly has: (queue: string) => boolean }): Enqueue => {
  const partsOf = (jobs: readonly Job[]): Part[] => {
    for (const { queue } of jobs) if (!queues.has(queue)) throw new Error(`the queue ${queue} does not exist`)
    const atOnce = jobs.filter(({ startAfter }) => startAfter === undefined).map(({ queue }) => queue)
    return [
      { name: 'jobs', text: insertsJobs, values: [JSON.stringify(jobs)] },
      ...(atOnce.length === 0
        ? []
        : [
            {
              name: 'workers',
              text: wakesWorkers,
              values: [JSON.stringify(atOnce)],
              result: '(select count(*) from workers)',
            },
          ]),
    ]
  }
  const enqueue = async (...[tx, job]: Parameters<Enqueue>): Promise<void> => {
    const { text, values } = statementOf(partsOf([job]))
    await tx.executeQuery(CompiledQuery.raw(text, values))
  }
  return Object.assign(enqueue, { partsOf })
}

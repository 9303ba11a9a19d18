import type { FastifyBaseLogger } from 'fastify'
import { type JobResult, PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import type { Login } from '../db/open.ts'
import type { Enqueue } from '../lifecycle/unit-of-work.ts'
import { bossPool, workOn } from './boss-pool.ts'
import { enqueueTo } from './enqueue.ts'
import { missedAfterSeconds } from './install-queues.ts'
import { type JobHealth, jobFailuresOf } from './job-failures.ts'

/** `data` is the enqueued value, which the handler must parse. A thrown error means that the job is tried again later. */
export type JobHandler = (data: unknown) => Promise<void>

export type Jobs = {
  /** Handles the jobs of a queue in any free process. Call it before `start`. */
  on(queue: string, handler: JobHandler): void
  /** Runs a handler repeatedly, once for all processes. `cron` is in UTC. Call it before `start`. */
  every(queue: string, cron: string, handler: JobHandler): void
  /** Enqueues in the caller's transaction, to queues that have a handler only. */
  readonly enqueue: Enqueue
  /** Counts the jobs of each queue and state, for developers. */
  count(): Promise<JobCount[]>
  /** Tells which queues fail in any process, for operators. */
  readonly health: () => Promise<JobHealth>
  /** Throws when a queue is missing, which only a migration creates. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type JobCount = { readonly queue: string; readonly state: string; readonly count: number }

type JobsDeps = {
  readonly login: Login
  readonly log: FastifyBaseLogger
  readonly clock: Clock
  /** When false, jobs are stored for other processes. */
  readonly work: boolean
}

/** Workers are woken by new jobs. A poll finds those that were delayed or are tried again, and what a lost connection did not report. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const

/** A full batch is followed by the next one at once, so that a poll is not limited to one job. */
const manyAtOnce = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const

type Taken = { readonly id: string; readonly data: unknown }

const eachOf = (handler: JobHandler) => async (jobs: readonly Taken[]) => {
  for (const { data } of jobs) await handler(data)
}

/** Reports the outcome of each job, so that only the failed ones are tried again. */
const outcomesOf = (handler: JobHandler) => async (jobs: readonly Taken[]) => {
  const outcomes: JobResult[] = []
  for (const { id, data } of jobs) {
    const failure = await handler(data).then(
      () => null,
      (error: unknown) => ({ message: error instanceof Error ? error.message : 'it failed' }),
    )
    outcomes.push(failure ? { id, status: 'failed', output: failure } : { id, status: 'completed' })
  }
  return outcomes
}

export const jobsOn = ({ login, log, clock, work }: JobsDeps): Jobs => {
  const pool = bossPool(login, 2)
  const boss = new PgBoss({
    db: workOn(pool, login, log),
    useListenNotify: work,
    // Only the migrator may create and change tables and indexes.
    migrate: false,
    reindex: false,
    supervise: work,
    schedule: work,
    superviseIntervalSeconds: missedAfterSeconds,
    monitorIntervalSeconds: missedAfterSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const handlers = new Map<string, JobHandler>()
  const crons = new Map<string, string>()
  const failures = jobFailuresOf({ log, clock, pool })
  return {
    on: (queue, handler) => {
      handlers.set(queue, failures.watched(queue, handler))
    },
    every: (queue, cron, handler) => {
      handlers.set(queue, failures.watched(queue, handler))
      crons.set(queue, cron)
    },
    enqueue: enqueueTo(handlers),
    count: async () => {
      const { rows } = await pool.query<JobCount>(`select name as queue, state::text as state, count(*)::int as count
        from pgboss.job group by 1, 2 order by 1, 2`)
      return rows
    },
    health: failures.health,
    start: async () => {
      await boss.start()
      const existing = new Set((await boss.getQueues()).map(({ name }) => name))
      const missing = [...handlers.keys()].filter((name) => !existing.has(name))
      if (missing.length > 0) throw new Error(`the queues ${missing.join(', ')} are missing; npm run db -- migrate`)
      if (!work) return
      for (const { name } of await boss.getSchedules()) if (!crons.has(name)) await boss.unschedule(name)
      for (const [queue, cron] of crons) await boss.schedule(queue, cron, null, { tz: 'UTC' })
      for (const [queue, handler] of handlers)
        if (crons.has(queue)) await boss.work(queue, polling, eachOf(handler))
        else await boss.work(queue, { ...polling, ...manyAtOnce }, outcomesOf(handler))
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 900 })
      await pool.end()
    },
  }
}

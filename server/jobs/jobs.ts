import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { fromKysely, type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import { type OpenDatabase, surviveLostConnections } from '../db/open.ts'
import type { Enqueue } from '../lifecycle/unit-of-work.ts'
import { grantEnqueue } from './grants.ts'

/** `data` is the enqueued value, which the handler must parse. A thrown error means that the job is tried again later. */
export type JobHandler = (data: unknown) => Promise<void>

export type Jobs = {
  /** Handles the jobs of a queue in any free process. Call it before `start`. */
  on(queue: string, handler: JobHandler): void
  /** Runs a handler repeatedly, once for all processes. `cron` is in UTC. Call it before `start`. */
  every(queue: string, cron: string, handler: JobHandler): void
  /** Enqueues in the caller's transaction, to queues that have a handler only. */
  readonly enqueue: Enqueue
  start(): Promise<void>
  stop(): Promise<void>
}

type Needs = {
  readonly database: Pick<OpenDatabase, 'clientConfig'>
  readonly log: FastifyBaseLogger
  /** When false, jobs are stored for other processes. */
  readonly work: boolean
}

const pollingIntervalSeconds = 2

/**
 * A worker sends a heartbeat every few seconds. The jobs of a killed process are given to another one once its
 * heartbeat is missing; otherwise a job that runs once for all processes would block all later ones for as long as a
 * job may take.
 */
const missedAfterSeconds = 15

const queueOptions = { retryLimit: 5, retryBackoff: true, heartbeatSeconds: missedAfterSeconds } as const

const hasOptions = ({ retryLimit, retryBackoff, heartbeatSeconds }: QueueOptions): boolean =>
  retryLimit === queueOptions.retryLimit &&
  retryBackoff === queueOptions.retryBackoff &&
  heartbeatSeconds === queueOptions.heartbeatSeconds

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

export const jobsOn = ({ database, log, work }: Needs): Jobs => {
  // Jobs have a pool of their own: pg-boss needs dates as Date, and a busy shared pool would delay jobs.
  const { types: _, ...connection } = database.clientConfig
  const pool = new pg.Pool({ ...connection, max: 2 })
  surviveLostConnections(pool)
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  const boss = new PgBoss({
    db: { executeSql },
    supervise: work,
    schedule: work,
    superviseIntervalSeconds: missedAfterSeconds,
    monitorIntervalSeconds: missedAfterSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const handlers = new Map<string, JobHandler>()
  const crons = new Map<string, string>()
  return {
    on: (queue, handler) => {
      handlers.set(queue, handler)
    },
    every: (queue, cron, handler) => {
      handlers.set(queue, handler)
      crons.set(queue, cron)
    },
    enqueue: async (tx, { queue, data, startAfter }) => {
      await boss.send(queue, data, { db: fromKysely(tx), ...(startAfter && { startAfter }) })
    },
    start: async () => {
      await boss.start()
      const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const name of handlers.keys()) {
        const queue = existing.get(name)
        const policy = crons.has(name) ? 'singleton' : 'standard'
        if (!queue) await boss.createQueue(name, { policy, ...queueOptions })
        // A queue that an earlier version created keeps its options until they are updated.
        else if (!hasOptions(queue)) await boss.updateQueue(name, queueOptions)
      }
      await grantEnqueue(boss.getDb())
      if (!work) return
      for (const { name } of await boss.getSchedules()) if (!crons.has(name)) await boss.unschedule(name)
      for (const [queue, cron] of crons) await boss.schedule(queue, cron, null, { tz: 'UTC' })
      for (const [queue, handler] of handlers)
        if (crons.has(queue)) await boss.work(queue, { pollingIntervalSeconds }, eachOf(handler))
        else await boss.work(queue, { pollingIntervalSeconds, ...manyAtOnce }, outcomesOf(handler))
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 900 })
      await pool.end()
    },
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { addMs } from '#domain/time.ts'
import type { Clock } from '../clock.ts'
import { errorFacts } from '../error-facts.ts'
import type { JobHandler } from './jobs.ts'

export type JobHealth = {
  /** It counts how often a job of each queue has failed, in any process; a repeat that fails counts again. */
  readonly failed: ReadonlyMap<string, number>
  /** `failing` while the last job of some queue failed, for a day at most. */
  readonly state: 'ok' | 'failing'
}

/** Some queues have a job once in weeks, and an operator who has looked must not be called for all that time. */
const alarmedForMs = 24 * 60 * 60_000

type JobFailureDeps = {
  readonly log: FastifyBaseLogger
  readonly clock: Clock
  /** All processes share one table, so that each of them tells what failed in another one. */
  readonly pool: Pick<Pool, 'query'>
}

type Row = { queue: string; failed: string; failing: boolean }

const placeOf = (error: unknown) => {
  const { message: _, ...place } = errorFacts(error)
  return place
}

/**
 * Logs and counts jobs that fail. A message may quote what a person wrote or an address of theirs, so the log has the
 * error's name, code and location only.
 */
export const jobFailuresOf = ({ log, clock, pool }: JobFailureDeps) => {
  /** The outcome of a job must not depend on whether it could be counted. */
  const store = async (statement: string, values: readonly string[]): Promise<void> => {
    await pool.query(statement, [...values]).catch((error: unknown) => {
      log.error(placeOf(error), 'the outcome of a job could not be counted')
    })
  }
  const noteFailure = async (queue: string, error: unknown): Promise<void> => {
    log.error({ queue, ...placeOf(error) }, 'a job failed')
    await store(
      `insert into job_failure (queue, failed, failing_since) values ($1, 1, $2)
        on conflict (queue) do update set failed = job_failure.failed + 1, failing_since = excluded.failing_since`,
      [queue, clock.now()],
    )
  }
  const noteSuccess = (queue: string): Promise<void> =>
    store('update job_failure set failing_since = null where queue = $1 and failing_since is not null', [queue])
  return {
    watched:
      (queue: string, handler: JobHandler): JobHandler =>
      async (data) => {
        try {
          await handler(data)
        } catch (error) {
          await noteFailure(queue, error)
          throw error
        }
        await noteSuccess(queue)
      },
    health: async (): Promise<JobHealth> => {
      const { rows } = await pool.query<Row>(
        'select queue, failed::text, coalesce(failing_since > $1, false) as failing from job_failure',
        [addMs(clock.now(), -alarmedForMs)],
      )
      const failed = new Map(rows.map((row) => [row.queue, Number(row.failed)]))
      return { failed, state: rows.some(({ failing }) => failing) ? 'failing' : 'ok' }
    },
  }
}

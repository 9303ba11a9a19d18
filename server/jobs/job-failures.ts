import type { FastifyBaseLogger } from 'fastify'
import { compareInstants } from '#domain/time.ts'
import type { Clock } from '../clock.ts'
import { factsOf } from '../http/log.ts'
import type { JobHandler } from './jobs.ts'

export type JobHealth = {
  /** It counts how often a job of each queue has failed in this process; a repeat that fails counts again. */
  readonly failed: ReadonlyMap<string, number>
  /** `failing` while the last job of some queue failed, for a day at most. */
  readonly state: 'ok' | 'failing'
}

/** Another process may do the repeat, and this one never learns that it succeeded. */
const alarmedForMs = 24 * 60 * 60_000

/**
 * Logs and counts jobs that fail. A message may quote what a person wrote or an address of theirs, so the log has the
 * error's name, code and location only.
 */
export const jobFailuresOf = (log: FastifyBaseLogger, clock: Clock) => {
  const failed = new Map<string, number>()
  const failingSince = new Map<string, string>()
  const note = (queue: string, error: unknown) => {
    failed.set(queue, (failed.get(queue) ?? 0) + 1)
    failingSince.set(queue, clock.now())
    log.error({ queue, ...placeOf(error) }, 'a job failed')
  }
  return {
    watched:
      (queue: string, handler: JobHandler): JobHandler =>
      async (data) => {
        try {
          await handler(data)
          failingSince.delete(queue)
        } catch (error) {
          note(queue, error)
          throw error
        }
      },
    health: (): JobHealth => {
      const now = clock.now()
      const isFailing = [...failingSince.values()].some((since) => compareInstants(now, since) < alarmedForMs)
      return { failed, state: isFailing ? 'failing' : 'ok' }
    },
  }
}

const placeOf = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { message: _, ...place } = factsOf(error)
  return place
}

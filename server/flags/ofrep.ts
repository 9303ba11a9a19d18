import {
  type EvaluationContext,
  GeneralError,
  type JsonValue,
  OpenFeatureError,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import type { FastifyBaseLogger } from 'fastify'
import { epochOf } from '#domain/time.ts'
import type { Clock } from '../clock.ts'
import { type FlagService, FlagServiceUnavailable, type OfrepAnswer, requestFlag } from './ofrep-request.ts'

export type OfrepOptions = {
  readonly service: FlagService
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** An answer is kept for this long, and so is the knowledge that there is none. */
const keptMs = 30_000
const mostKept = 5_000
const longestPauseMs = 24 * 3_600_000

type Kept<T> = { readonly until: number; readonly value: T }

/** Keeps values for `keptMs`; the oldest go when there are too many. */
const shortMemory = <T>(now: () => number) => {
  const entries = new Map<string, Kept<T>>()
  return {
    get: (key: string): T | undefined => {
      const entry = entries.get(key)
      return entry && now() < entry.until ? entry.value : undefined
    },
    set: (key: string, value: T): void => {
      entries.delete(key)
      entries.set(key, { until: now() + keptMs, value })
      const [oldest] = entries.keys()
      if (entries.size > mostKept && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key: string): void => void entries.delete(key),
  }
}

/** The header gives seconds or a time. */
const pauseOf = (retryAfter: string | null, now: number): number => {
  const text = retryAfter?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return ms > 0 ? Math.min(ms, longestPauseMs) : keptMs
}

/** Returns a function that asks the service, keeps what it said, and leaves it alone while it is not available. */
const askerOf = ({ service, clock, log }: OfrepOptions) => {
  const now = () => epochOf(clock.now())
  const answers = shortMemory<Promise<OfrepAnswer>>(now)
  const logged = shortMemory<true>(now)
  let pausedUntil = 0

  const failed = (flag: string, error: unknown): void => {
    const code = error instanceof OpenFeatureError ? error.code : 'GENERAL'
    const status = error instanceof FlagServiceUnavailable ? error.status : undefined
    const kind = `${flag} ${code} ${status}`
    if (logged.get(kind)) return
    logged.set(kind, true)
    log.warn({ flag, code, status }, 'the flag service did not decide a flag; its rule here does')
  }

  const request = async (key: string, flag: string, context: EvaluationContext): Promise<OfrepAnswer> => {
    try {
      return await requestFlag(service, flag, context)
    } catch (error) {
      if (error instanceof FlagServiceUnavailable) {
        pausedUntil = Math.max(pausedUntil, now() + pauseOf(error.retryAfter, now()))
        answers.delete(key)
      }
      failed(flag, error)
      throw error
    }
  }

  return (flag: string, context: EvaluationContext): Promise<OfrepAnswer> => {
    const key = JSON.stringify([flag, context])
    const known = answers.get(key)
    if (known !== undefined) return known
    if (now() < pausedUntil) throw new GeneralError('the flag service is left alone for a while')
    const answer = request(key, flag, context)
    answers.set(key, answer)
    return answer
  }
}

const isSwitch = <T>(): Promise<ResolutionDetails<T>> => {
  throw new TypeMismatchError('every flag is a switch')
}

/** Answers OpenFeature from a flag service. It throws where the service does not decide; then the caller's default counts. */
export const ofrepProvider = (options: OfrepOptions): Provider => {
  const ask = askerOf(options)
  return {
    metadata: { name: 'ofrep' },
    runsOn: 'server',
    resolveBooleanEvaluation: async (key, byDefault, context) => {
      const { value, variant, reason = StandardResolutionReasons.UNKNOWN } = await ask(key, context)
      if (value === undefined) return { value: byDefault, reason: StandardResolutionReasons.DEFAULT }
      return { value, reason, ...(variant !== undefined && { variant }) }
    },
    resolveStringEvaluation: () => isSwitch<string>(),
    resolveNumberEvaluation: () => isSwitch<number>(),
    resolveObjectEvaluation: <T extends JsonValue>() => isSwitch<T>(),
  }
}

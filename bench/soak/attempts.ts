import { setTimeout as pause } from 'node:timers/promises'

/** An answer that arrived; `body` is undefined when it was empty. */
export type Answer = { readonly status: number; readonly body: unknown }

/** Limits how long one attempt may take, in milliseconds. */
export const attemptMs = 20_000
const patienceMs = 240_000

/** Returns the fields of an object, and none of anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export const needsPassword = ({ status, body }: Answer): boolean =>
  status === 403 && fieldsOf(body).exception === 'passwordNeeded'

/** The others are sent again: the outcome is unknown after a 5xx, and nothing was done after a 429 or 401, or without the password. */
export const isFinal = (answer: Answer): boolean =>
  answer.status < 500 && answer.status !== 429 && answer.status !== 401 && !needsPassword(answer)

export const readAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : undefined }
}

/** Says what the last attempt came to, so that a run that gives up can be understood. */
const lastOf = (value: unknown): string =>
  value instanceof Error ? value.message : (JSON.stringify(value)?.slice(0, 300) ?? 'nothing')

/**
 * Repeats until `done`; whatever kept an answer from coming, including kill -9 of either side, ends after a while.
 * @param again is told of each repetition and says how many milliseconds to wait before it
 */
export const repeatUntil = async <T>(
  what: string,
  run: () => Promise<T>,
  done: (value: T) => boolean,
  again: () => number,
): Promise<T> => {
  const until = Date.now() + patienceMs
  for (;;) {
    const value = await run().catch((error: unknown) => error)
    if (!(value instanceof Error) && done(value as T)) return value as T
    if (Date.now() > until) throw new Error(`${what}: no answer for ${patienceMs / 1000} s, at last ${lastOf(value)}`)
    await pause(again())
  }
}

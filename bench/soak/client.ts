import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#server/seed/random.ts'

/** An answer that arrived; `body` is undefined when it was empty. */
export type Answer = { readonly status: number; readonly body: unknown }

export type ClientRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  /** Bytes are sent as they are, everything else as JSON. */
  readonly body?: object
}

/** One signed-in parent who sends as the browser does, and repeats with the same key until an answer comes. */
export type Client = {
  readonly username: string
  readonly id: string
  send(sending: ClientRequest): Promise<Answer>
  readonly retries: () => number
}

const patienceMs = 120_000
const attemptMs = 20_000

const needsPassword = ({ status, body }: Answer) => status === 403 && record(body).exception === 'passwordNeeded'

/** These are sent again: the outcome is unknown after a 5xx, and nothing was done after a 429 or 401, or without the password. */
const isFinal = (answer: Answer) =>
  answer.status < 500 && answer.status !== 429 && answer.status !== 401 && !needsPassword(answer)

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Signs in, and waits for the server if necessary. */
export const signIn = async (origin: string, username: string, password: string, random: Random): Promise<Client> => {
  let retries = 0
  let token = ''
  const attempt = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { accept: 'application/json', origin, ...init.headers },
      signal: AbortSignal.timeout(attemptMs),
    })

  /**
   * Repeats until `done`; whatever kept an answer from coming, including kill -9 of either side, ends after a while.
   */
  const untilDone = async <T>(what: string, run: () => Promise<T>, done: (value: T) => boolean): Promise<T> => {
    const until = Date.now() + patienceMs
    for (;;) {
      const value = await run().catch(() => undefined)
      if (value !== undefined && done(value)) return value
      if (Date.now() > until) throw new Error(`${what}: no answer for ${patienceMs / 1000} s`)
      retries += 1
      await pause(random.between(20, 150))
    }
  }

  const signIn = async (): Promise<string> => {
    const answer = await untilDone(
      'sign-in',
      () =>
        attempt('/pub/v1/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username, password }),
        }),
      ({ status }) => status === 204,
    )
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  let cookie = await signIn()
  const refresh = async (): Promise<string> => {
    const { status, body } = await untilDone(
      'refresh',
      async () => read(await attempt('/ofw/appv2/localstorage.json', { headers: { cookie } })),
      (answer) => answer.status === 200 || answer.status === 401,
    )
    // When a month has passed meanwhile, the session has expired and the person signs in again.
    if (status === 401) {
      cookie = await signIn()
      return refresh()
    }
    const { auth, userId } = record(body)
    token = String(auth)
    return String(userId)
  }
  const id = await refresh()

  const confirm = () =>
    attempt('/pub/v1/me/password/confirm', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    })

  const once = async ({ method, path, body }: ClientRequest, key: string): Promise<Answer> => {
    const isBytes = Buffer.isBuffer(body)
    const type = isBytes ? 'application/octet-stream' : 'application/json'
    const answer = await read(
      await attempt(path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
          ...(body && { 'content-type': type }),
        },
        ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      }),
    )
    if (answer.status === 401) await refresh()
    if (needsPassword(answer)) await confirm()
    return answer
  }
  return {
    username,
    id,
    retries: () => retries,
    send: (sending) => {
      const key = randomUUID()
      const sendUntilDone = () => untilDone(sending.path, () => once(sending, key), isFinal)
      return sending.method === 'POST' && random.chance(0.05) ? sendTwice(sendUntilDone) : sendUntilDone()
    },
  }
}

/** Sends the same request twice at once, as an impatient person does. Both must get the same answer. */
const sendTwice = async (sendUntilDone: () => Promise<Answer>): Promise<Answer> => {
  const [first, second] = await Promise.all([sendUntilDone(), sendUntilDone()])
  if (JSON.stringify(first) !== JSON.stringify(second)) throw new Error('one press was answered in two ways')
  return first
}

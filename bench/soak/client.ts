import { randomUUID } from 'node:crypto'
import type { Random } from '#server/seed/random.ts'
import { type Answer, attemptMs, fieldsOf, isFinal, needsPassword, readAnswer, repeatUntil } from './attempts.ts'

export type ClientRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  /** Bytes are sent as they are, everything else as JSON. */
  readonly body?: object
  /** It reads, by POST too, so its answer is that of the moment, and no earlier one is given again. */
  readonly isReading?: boolean
}

/** One signed-in parent who sends as the browser does, and repeats with the same key until an answer comes. */
export type Client = {
  readonly username: string
  readonly id: string
  send(sending: ClientRequest): Promise<Answer>
  readonly retries: () => number
}

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

  const untilDone = <T>(what: string, run: () => Promise<T>, done: (value: T) => boolean): Promise<T> =>
    repeatUntil(what, run, done, () => {
      retries += 1
      return random.between(20, 150)
    })

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
      async () => readAnswer(await attempt('/ofw/appv2/localstorage.json', { headers: { cookie } })),
      (answer) => answer.status === 200 || answer.status === 401,
    )
    // When a month has passed meanwhile, the session has expired and the person signs in again.
    if (status === 401) {
      cookie = await signIn()
      return refresh()
    }
    const { auth, userId } = fieldsOf(body)
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
    const answer = await readAnswer(
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
      const isPress = sending.method === 'POST' && !sending.isReading
      return isPress && random.chance(0.05) ? sendTwice(sendUntilDone) : sendUntilDone()
    },
  }
}

/** Sends the same request twice at once, as an impatient person does. Both must get the same answer. */
const sendTwice = async (sendUntilDone: () => Promise<Answer>): Promise<Answer> => {
  const [first, second] = await Promise.all([sendUntilDone(), sendUntilDone()])
  if (JSON.stringify(first) !== JSON.stringify(second)) throw new Error('one press was answered in two ways')
  return first
}

import { randomUUID } from 'node:crypto'
import { sessionRoutes } from '#contract/session.ts'
import type { Random } from '#server/seed/random.ts'
import { type Answer, attemptMs, fieldsOf, isFinal, needsPassword, readAnswer, repeatUntil } from '../attempts.ts'

export type Credentials = {
  readonly username: string
  readonly password: string
  /** Answers the second step where a session begins again; undefined while it is off. */
  readonly code?: (() => string) | undefined
}

export type BrowserRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
}

/** One browser of one person. It keeps cookies, and repeats with the same key until an answer comes. */
export type Browser = {
  send(request: BrowserRequest): Promise<Answer>
  /** Sends a request that needs no session, and takes a 401 for an answer. */
  sendSignedOut(request: BrowserRequest): Promise<Answer>
  /** Signs in without repeating a refusal. `code` answers the second step, with another one each time. */
  signIn(who: Credentials, code?: () => string): Promise<Answer>
  /** Posts a form to a page outside the API, as a person does who was led there. Resolves with the status. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<number>
}

type Options = {
  readonly origin: string
  /** The address that the proxy reports, because limits count by address. */
  readonly address: string
  readonly random: Random
  /** Returns with what the person signs in at present; undefined before they have an account. */
  readonly credentials: () => Credentials | undefined
  readonly repeated: () => void
}

const { path: signInPath } = sessionRoutes.signIn
const { path: secondStepPath } = sessionRoutes.proveSecondStep

/** Keeps the cookies of one browser. */
const cookieJar = () => {
  const cookies = new Map<string, string>()
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
  }
}

export const openBrowser = ({ origin, address, random, credentials, repeated }: Options): Browser => {
  const jar = cookieJar()
  let token = ''
  const attempt = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = { accept: 'application/json', origin, 'x-forwarded-for': address, cookie: jar.header() }
    const response = await fetch(`${origin}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { ...headers, ...init.headers },
      signal: AbortSignal.timeout(attemptMs),
    })
    jar.keep(response)
    return response
  }
  const untilDone = <T>(what: string, run: () => Promise<T>, done: (value: T) => boolean): Promise<T> =>
    repeatUntil(what, run, done, () => {
      repeated()
      return random.between(50, 400)
    })
  const json = { 'content-type': 'application/json' }
  const post = async (path: string, body: object) =>
    readAnswer(await attempt(path, { method: 'POST', headers: json, body: JSON.stringify(body) }))
  const tryToSignIn = async ({ username, password }: Credentials, code?: () => string) => {
    const answer = await post(signInPath, { username, password })
    const asksMore = code !== undefined && fieldsOf(answer.body).exception === 'secondStepNeeded'
    return asksMore ? post(secondStepPath, { code: code() }) : answer
  }
  const signIn = (who: Credentials, code?: () => string) =>
    untilDone('sign-in', () => tryToSignIn(who, code), isFinalSignIn)

  /** Fetches a fresh token. A session that is over begins again, with what the person signs in at present. */
  const refresh = async (): Promise<void> => {
    const { status, body } = await untilDone(
      'refresh',
      async () => readAnswer(await attempt('/ofw/appv2/localstorage.json', {})),
      (answer) => answer.status === 200 || answer.status === 401,
    )
    token = status === 200 ? String(fieldsOf(body).auth) : ''
    if (status === 200 || !credentials()) return
    await untilDone(
      'sign-in',
      async () => {
        const who = credentials()
        return who && tryToSignIn(who, who.code)
      },
      (answer) => answer?.status === 204,
    )
    await refresh()
  }

  const confirm = () =>
    attempt('/pub/v1/me/password/confirm', {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ password: credentials()?.password }),
    })

  const once = async ({ method, path, body }: BrowserRequest, key: string, isSignedIn = true): Promise<Answer> => {
    const answer = await readAnswer(
      await attempt(path, {
        method,
        headers: {
          'idempotency-key': key,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && json),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    if (isSignedIn && answer.status === 401) await refresh()
    if (needsPassword(answer)) await confirm()
    return answer
  }

  return {
    send: (request) => {
      const key = randomUUID()
      return untilDone(request.path, () => once(request, key), isFinal)
    },
    sendSignedOut: (request) => {
      const key = randomUUID()
      return untilDone(request.path, () => once(request, key, false), isFinalSignIn)
    },
    signIn,
    submit: (path, fields) =>
      untilDone(
        path,
        async () => (await attempt(path, { method: 'POST', body: new URLSearchParams(fields) })).status,
        (status) => status < 500,
      ),
  }
}

/** A 401 is an answer here, and only the lack of one is repeated. */
const isFinalSignIn = ({ status }: Answer): boolean => status < 500 && status !== 429

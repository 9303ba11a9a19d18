import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Route, RouteInput } from '#contract/route.ts'
import { cookieNameOf } from '#server/features/session/session.cookie.ts'
import { beginSession, issueBearer } from '#server/features/session/session.store.ts'

export type TestAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>
  readonly text: string
  readonly bytes: Buffer
  /** Holds the parsed body; undefined when it is empty. */
  readonly body: unknown
}

/** One browser sends these headers with every request; each can be replaced or, with undefined, omitted. */
export type Sent = Readonly<Record<string, string | undefined>>

export type TestClient = {
  readonly personId: string
  readonly headers: Sent
  /** Calls a contract route with a new idempotency key, unless one is given. */
  call<R extends Route>(route: R, input: RouteInput<R> & object, headers?: Sent): Promise<TestAnswer>
  request(options: InjectOptions, headers?: Sent): Promise<TestAnswer>
}

/** Returns the answer if it was successful. Throws otherwise. */
export const taken = <Answer extends { readonly status: number; readonly text: string }>(answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`it was answered ${answer.status}: ${answer.text}`)
  return answer
}

const fromOwnPage: Sent = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'accept-language': 'en-US' }

/** Creates a client without a session, or with the person's session. */
export const clientOf = (app: FastifyInstance, personId = '', session: Sent = {}): TestClient => {
  const own: Sent = { host: new URL(app.deps.config.publicUrl).host, ...fromOwnPage, ...session }
  const request = async (options: InjectOptions, headers: Sent = {}) => {
    const sent = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined))
    const response = await app.inject({ ...options, headers: { ...options.headers, ...sent } })
    const isJson = String(response.headers['content-type']).includes('json')
    const body: unknown = isJson && response.payload ? response.json() : undefined
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.payload,
      bytes: response.rawPayload,
      body,
    }
  }
  const call: TestClient['call'] = (route, input, headers = {}) => {
    const { params = {}, query = {}, body } = looseOf(input)
    const url = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const key = { 'idempotency-key': route.method === 'GET' ? undefined : randomUUID() }
    const payload = body === undefined ? {} : { payload: body }
    return request({ method: route.method, url, query, ...payload }, { ...key, ...headers })
  }
  return { personId, headers: own, request, call }
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, string>; body?: object }
const looseOf = (input: object): Loose => input

/** This is far ahead of every test's clock. */
const always = '2999-01-01T00:00:00.000Z'

/** `given`: what needs the password again is not asked for it; `asked`: as right after signing in. */
export type PasswordAgain = 'given' | 'asked'

/** Starts a session without a password, as `beginSession` does after the correct one. */
export const signedIn = async (
  app: FastifyInstance,
  personId: string,
  password: PasswordAgain = 'given',
): Promise<TestClient> => {
  const { scopes, clock, config } = app.deps
  return scopes.beforeSignIn(async (tx) => {
    const { token: cookie, session } = await beginSession(tx, personId, clock.now())
    if (password === 'given')
      await tx.updateTable('session').set({ confirmed_at: always }).where('id', '=', session.id).execute()
    const { token } = await issueBearer(tx, session.id, clock.now())
    return clientOf(app, personId, { cookie: `${cookieNameOf(config)}=${cookie}`, authorization: `Bearer ${token}` })
  })
}

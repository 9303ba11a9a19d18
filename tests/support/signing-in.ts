import { randomUUID } from 'node:crypto'
import type { Route, RouteInput } from '#contract/route.ts'
import { sessionRoutes } from '#contract/session.ts'
import type { TestApp } from './app.ts'
import type { TestAnswer } from './client.ts'

/** The right password of the people who sign in with one, and a wrong one. */
export const rightPassword = 'Correct-horse-7'
export const wrongPassword = 'Wrong-7-horse'

/** A browser at an address, which stores its cookies. */
export type TestBrowser = {
  signIn(username: string, password?: string): Promise<TestAnswer>
  /** Calls a route with the cookies, and a bearer where one is given. */
  call<R extends Route>(route: R, input?: Partial<RouteInput<R>>, bearer?: string): Promise<TestAnswer>
  /** Returns a cookie's value; undefined when it has none of this name. */
  cookie(name: string): string | undefined
  /** Stores a cookie that the server took away, as a browser that missed the answer still has it. */
  keep(name: string, value: string): void
}

const cookiesOf = ({ headers }: TestAnswer): [string, string][] =>
  [headers['set-cookie'] ?? []].flat().map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(text)) ?? []
    return [name, value]
  })

export const browserAt = (on: TestApp, remoteAddress = '203.0.113.1'): TestBrowser => {
  const jar = new Map<string, string>()
  const call: TestBrowser['call'] = async ({ method, path }, input = {}, bearer = undefined) => {
    const payload = 'body' in input && typeof input.body === 'object' && input.body ? { payload: input.body } : {}
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ') || undefined
    const answer = await on
      .anyone()
      .request(
        { method, url: path, remoteAddress, ...payload },
        { cookie, authorization: bearer && `Bearer ${bearer}`, 'idempotency-key': randomUUID() },
      )
    for (const [name, value] of cookiesOf(answer)) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  return {
    cookie: (name) => jar.get(name),
    keep: (name, value) => void jar.set(name, value),
    call,
    signIn: (username, password = rightPassword) => call(sessionRoutes.signIn, { body: { username, password } }),
  }
}

/** Gives a wrong password several times and returns the statuses. */
export const failing = async (browser: TestBrowser, username: string, times: number): Promise<number[]> => {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await browser.signIn(username, wrongPassword)).status)
  return statuses
}

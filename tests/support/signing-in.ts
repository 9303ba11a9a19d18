import { sessionRoutes } from '#contract/session.ts'
import type { TestApp } from './app.ts'
import type { TestAnswer } from './client.ts'

/** The right password of the people who sign in with one, and a wrong one. */
export const rightPassword = 'Correct-horse-7'
export const wrongPassword = 'Wrong-7-horse'

/** A browser at an address, which stores its cookies. */
export type TestBrowser = {
  signIn(username: string, password?: string): Promise<TestAnswer>
  /** Returns a cookie's value; undefined when it has none of this name. */
  cookie(name: string): string | undefined
}

const cookiesOf = ({ headers }: TestAnswer): [string, string][] =>
  [headers['set-cookie'] ?? []].flat().map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(text)) ?? []
    return [name, value]
  })

export const browserAt = (on: TestApp, remoteAddress = '203.0.113.1'): TestBrowser => {
  const jar = new Map<string, string>()
  return {
    cookie: (name) => jar.get(name),
    signIn: async (username, password = rightPassword) => {
      const { method, path } = sessionRoutes.signIn
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await on
        .anyone()
        .request({ method, url: path, remoteAddress, payload: { username, password } }, { cookie: cookie || undefined })
      for (const [name, value] of cookiesOf(answer)) jar.set(name, value)
      return answer
    },
  }
}

/** Gives a wrong password several times and returns the statuses. */
export const failing = async (browser: TestBrowser, username: string, times: number): Promise<number[]> => {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await browser.signIn(username, wrongPassword)).status)
  return statuses
}

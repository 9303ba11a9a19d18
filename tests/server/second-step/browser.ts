import { sessionRoutes } from '#contract/session.ts'
import { cookieNameOf } from '#server/features/session/session.cookie.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { Sent, TestAnswer } from '#tests/support/client.ts'
import { rightPassword } from '#tests/support/signing-in.ts'

/** A browser that signs in with a second step and stores its cookies. */
export type Browser = {
  cookie(name: string): string | undefined
  signIn(username: string, password?: string): Promise<TestAnswer>
  /** Gives a code, with another token of a half-done sign-in where one is given. */
  prove(code: string, half?: string): Promise<TestAnswer>
  values(): Promise<TestAnswer>
  /** Posts to any address with its cookies, and with another token of a half-done sign-in where one is given. */
  send(path: string, payload: object, half?: string): Promise<TestAnswer>
}

/** Returns a cookie that an answer sets; undefined when it sets none of this name. */
export const cookieIn = ({ headers }: TestAnswer, name: string): string | undefined =>
  [headers['set-cookie'] ?? []]
    .flat()
    .flatMap((text) => new RegExp(`^${name}=([^;]*)`).exec(String(text))?.[1] ?? [])[0]

let hosts = 0

export const browserWith = (on: TestApp, headers: Sent = {}): Browser => {
  const remoteAddress = `203.0.113.${++hosts}`
  /** Over https the names of cookies have a prefix. */
  const named = (name: string) => name.replace('evenhand', cookieNameOf(on.deps.config))
  const jar = new Map<string, string>()
  const send = async (path: string, payload: object, half?: string) => {
    const sent = new Map(jar)
    if (half !== undefined) sent.set(named('evenhand-half'), half)
    const cookies = [...sent].map(([name, value]) => `${name}=${value}`)
    const cookie = cookies.join('; ') || undefined
    const answer = await on
      .anyone()
      .request({ method: 'POST', url: path, remoteAddress, payload }, { ...headers, cookie })
    for (const name of ['evenhand', 'evenhand-device', 'evenhand-half', 'evenhand-passkey'].map(named)) {
      const value = cookieIn(answer, name)
      if (value) jar.set(name, value)
      else if (value === '') jar.delete(name)
    }
    return answer
  }
  return {
    send,
    cookie: (name) => jar.get(named(name)),
    signIn: (username, password = rightPassword) => send(sessionRoutes.signIn.path, { username, password }),
    prove: (code, half) => send(sessionRoutes.proveSecondStep.path, { code }, half),
    values: () =>
      on
        .anyone()
        .call(sessionRoutes.localStorage, {}, { cookie: `${named('evenhand')}=${jar.get(named('evenhand')) ?? ''}` }),
  }
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { type Asked, type Recovering, recoveringOn } from '#tests/support/sign-in/recovering.ts'
import { statementsOf } from '#tests/support/sign-in/statements.ts'

let on: OwnApp
let mails: MailServer
let recovering: Recovering
const known: string[] = []
beforeAll(async () => {
  on = await testApp()
  mails = await mailServer()
  recovering = recoveringOn(on, mails)
  const passwordHash = await hashPassword('Correct-horse-7')
  for (let family = 0; family < 6; family++) await cast(on, passwordHash)
  const rows = await on.deps.scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('person')
      .innerJoin('credential', 'credential.person_id', 'person.id')
      .select('username')
      .orderBy('username')
      .limit(30)
      .execute(),
  )
  known.push(...rows.map(({ username }) => username))
})
afterAll(async () => {
  await mails.stop()
  await on.stop()
})

/** Somebody who asks can see the bytes, but for the hour and the random token, and what the database is asked. */
const seen = async (request: Asked, network: string) => {
  const answers: object[] = []
  const statements = await statementsOf(async () => {
    const { status, headers, text } = await recovering.ask(request, {}, network)
    const cookie = String(headers['set-cookie']).replace(/=[\w-]{43};/, '=;')
    answers.push({ status, text, ...headers, date: '', 'x-request-id': '', 'set-cookie': cookie })
  })
  return { answers, statements }
}

test.each(['password', 'signIn', 'username'] as const)(
  '30 known and 30 unknown: equal answers, statements and bytes, for %s',
  async (kind) => {
    expect(known).toHaveLength(30)
    const requestOf = (name: string): Asked =>
      kind === 'username' ? { kind, email: `${name}@example.com` } : { kind, username: name }
    const unlike = known.map((name) => [...name].reverse().join(''))
    // Statements are prepared once for each connection.
    await recovering.ask(requestOf('warm.up'), {}, `${kind}-first`)
    const all = []
    for (const [at, name] of known.entries()) {
      all.push(await seen(requestOf(name), `${kind}-known-${at}`))
      all.push(await seen(requestOf(unlike[at] ?? ''), `${kind}-unknown-${at}`))
    }
    expect(all).toHaveLength(60)
    expect(all[0]?.statements.length).toBeGreaterThan(0)
    for (const one of all) expect(one).toEqual(all[0])
    const arrived = await recovering.deliver()
    expect(arrived).toHaveLength(30)
  },
)

test('a name that nobody can have because it cannot be stored is refused like any other input', async () => {
  const answer = await recovering.ask({ kind: 'password', username: 'dana\0reyes' }, {}, 'nul')
  expect(answer).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'username', code: 'characterRefused' }] },
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { type Recovering, recoveringOn } from '#tests/support/sign-in/recovering.ts'

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

test('30 known and 30 unknown names: 30 mails, none of them before the answers', async () => {
  expect(known).toHaveLength(30)
  const before = mails.arrived.length
  for (const [at, name] of known.entries())
    for (const username of [name, [...name].reverse().join('')])
      expect((await recovering.ask({ kind: 'password', username }, {}, `10.2.0.${at}`)).status).toBe(204)
  expect(mails.arrived).toHaveLength(before)
  expect(await recovering.deliver()).toHaveLength(30)
})

test('a name that nobody can have because it cannot be stored is refused like any other input', async () => {
  const answer = await recovering.ask({ kind: 'password', username: 'dana\0reyes' }, {}, 'nul')
  expect(answer).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'username', code: 'characterRefused' }] },
  })
})

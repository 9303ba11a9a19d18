import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileRoutes } from '#contract/files/files.ts'
import { sessionRoutes } from '#contract/session.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { logTo } from '#server/http/log.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'

const password = 'Correct-horse-7'
let on: OwnApp
const lines: string[] = []
beforeAll(async () => {
  on = await testApp({ log: logTo('trace', { write: (line) => void lines.push(line) }) })
})
afterAll(() => on.stop())

test('neither a sign-in nor an upload leaves a secret or a name in the log, and a sign-in alone says who it was', async () => {
  const people = await cast(on, await hashPassword(password))
  const anyone = on.anyone()
  await anyone.call(sessionRoutes.signIn, { body: { username: 'dana.reyes', password: `${password}-wrong` } })
  const answer = await anyone.call(sessionRoutes.signIn, { body: { username: 'dana.reyes', password } })
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
  const values = await anyone.call(sessionRoutes.localStorage, {}, { cookie })
  const { auth } = values.body as { auth: string }
  const dana = await on.as(people.dana)
  const uploaded = await upload(dana, await png(), 'Mia at the clinic.png')
  expect(uploaded.status).toBe(201)
  const { id } = uploaded.body as { id: string }
  await dana.call(fileRoutes.content, { params: { id }, query: {} })

  expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([])
  const log = lines.join('\n')
  expect(log).toContain('/pub/v1/sign-in')
  const secrets = [password, 'dana.reyes', cookie.split('=')[1], auth, 'clinic', id, dana.headers.authorization]
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(lines.filter((line) => line.includes(people.dana) && !('security' in JSON.parse(line)))).toEqual([])
})

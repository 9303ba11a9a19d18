import { afterAll, beforeAll, expect, test } from 'vitest'
import { devRoutes } from '#contract/dev.ts'
import { sessionRoutes } from '#contract/session.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { asSuperuser } from '#tests/support/superuser.ts'

let on: TestApp
beforeAll(async () => {
  on = await testApp()
  await cast(on.deps)
})
afterAll(() => on.stop())

const signInAs = (username: string) => on.anyone().call(devRoutes.signInAs, { body: { username } })

test('one press signs in as a demo person', async () => {
  const { body } = await on.anyone().call(devRoutes.testUsers, {})
  expect(body).toContainEqual({
    username: 'dana.reyes',
    name: 'Dana Reyes',
    role: 'parent',
    family: 'Reyes and Keller',
  })
  const answer = await signInAs('dana.reyes')
  expect(answer.status).toBe(204)
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0]
  const values = await on.anyone().call(sessionRoutes.localStorage, {}, { cookie })
  expect(values.body).toMatchObject({ fullName: 'Dana Reyes' })
})

test('and as nobody who was not made up', async () => {
  await asSuperuser(on.database.superuser, `update person set username = 'a.real.person' where username = 'sam.keller'`)
  expect(await signInAs('a.real.person')).toMatchObject({ status: 404 })
  expect(await signInAs('sam.keller')).toMatchObject({ status: 404 })
})

test('in production none of it is there', async () => {
  const production = await testApp({ beside: on, env: { NODE_ENV: 'production' } })
  for (const route of Object.values(devRoutes)) {
    const { method, path: url } = route
    expect(await production.anyone().request({ method, url })).toMatchObject({ status: 404 })
  }
  await production.stop()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { devRoutes } from '#contract/dev/dev.ts'
import { devBankRoutes, type SandboxBankDto } from '#contract/dev/dev-bank.ts'
import { sessionRoutes } from '#contract/session.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
  await cast(on)
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
  for (const route of [...Object.values(devRoutes), ...Object.values(devBankRoutes)]) {
    const { method, path: url } = route
    expect(await production.anyone().request({ method, url })).toMatchObject({ status: 404 })
  }
  await production.stop()
})

test('the bank to practise with shows its book and is moved to the end of its day', async () => {
  const client = on.anyone()
  const nowOf = async () => ((await client.call(devBankRoutes.book, {})).body as SandboxBankDto).now
  expect(await nowOf()).toBe('2026-11-20T14:00:00.000Z')
  expect(await client.call(devBankRoutes.close, { body: { times: 2 } })).toMatchObject({ status: 204 })
  expect(await nowOf()).toBe('2026-11-23T23:00:00.000Z')
  expect(await client.call(devBankRoutes.close, { body: { times: 0 } })).toMatchObject({ status: 400 })
})

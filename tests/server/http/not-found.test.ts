import { beforeAll, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '#tests/support/app.ts'

let on: TestApp
beforeAll(async () => {
  on = await sharedApp()
})

test.each(['/pub/v1/nothing', '/pub/v2/expenses', '/ofw/appv2/other.json', '/%2e%2e/etc/passwd'])(
  '%s is not found',
  async (url) => {
    expect(await on.anyone().request({ url })).toMatchObject({ status: 404, body: { exception: 'notFound' } })
  },
)

test('a known address with another method says which ones it takes', async () => {
  const answer = await on
    .anyone()
    .request({ method: 'DELETE', url: '/pub/v1/expenses/0e8d2a52-0a6f-4f2e-8f1a-000000000000' })
  expect(answer).toMatchObject({ status: 405, body: { exception: 'methodNotAllowed' } })
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test('an address that is none is refused in the one shape', async () => {
  expect(await on.anyone().request({ url: '/pub/%zz' })).toMatchObject({ status: 400, body: { exception: 'invalid' } })
})

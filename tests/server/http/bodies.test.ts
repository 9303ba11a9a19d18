import { beforeAll, expect, test } from 'vitest'
import { uploadRoutes } from '#contract/files/uploads.ts'
import { sessionRoutes } from '#contract/session.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

let on: TestApp
beforeAll(async () => {
  on = await sharedApp()
})

const post = (payload: string, headers: Record<string, string>) =>
  on.anyone().request({ method: 'POST', url: '/pub/v1/sign-in', payload }, headers)
const json = { 'content-type': 'application/json' }

test('what is wrong with each field is said by code and in words', async () => {
  const body = { username: '', password: 'x'.repeat(201), admin: true }
  const answer = await post(JSON.stringify(body), json)
  expect(answer).toMatchObject({ status: 400, body: { exception: 'invalid', statusCode: 400, status: 400 } })
  expect(answer.body).toMatchObject({
    validationErrors: [
      { field: 'username', code: 'required', text: 'This field is required' },
      { field: 'password', code: 'tooLong', text: 'This is too long. Please shorten it.' },
      { field: 'admin', code: 'unknownField' },
    ],
  })
})

test('a missing field is required, a wrong type too', async () => {
  const answer = await post('{"username": 7}', json)
  expect(answer.body).toMatchObject({
    validationErrors: [
      { field: 'username', code: 'required' },
      { field: 'password', code: 'required' },
    ],
  })
})

test.each([
  ['broken JSON', '{"username":', json, 400, 'invalid'],
  ['no body at all', '', json, 400, 'invalid'],
  ['a prototype', '{"__proto__": {"admin": true}, "username": "a", "password": "b"}', json, 400, 'invalid'],
  ['another media type', '<a/>', { 'content-type': 'application/xml' }, 415, 'mediaTypeRefused'],
  ['more than 256 kB', JSON.stringify('x'.repeat(300_000)), json, 413, 'bodyTooLarge'],
])('%s is refused in the one shape', async (_, payload, headers, status, exception) => {
  const answer = await post(payload, headers)
  expect(answer).toMatchObject({ status, body: { exception, statusCode: status, status, validationErrors: [] } })
  expect(answer.body).toHaveProperty('userMessage')
})

test('a route without a body may be called with the name of JSON and nothing in it', async () => {
  const dana = await on.as((await cast(on)).dana)
  const url = uploadRoutes.complete.path.replace(':id', '0193f3a0-0000-7000-8000-000000000009')
  const answer = await dana.request({ method: 'POST', url, payload: '' }, json)
  expect(answer).toMatchObject({ status: 404, body: { exception: 'notFound' } })
})

test('a form is read like JSON', async () => {
  const answer = await post('username=nobody&password=nothing', { 'content-type': 'application/x-www-form-urlencoded' })
  expect(answer).toMatchObject({ status: 401, body: { exception: 'signInFailed' } })
})

test('refusals are in the language the page is set to', async () => {
  const messageIn = async (language: string | undefined) => {
    const input = { body: { username: 'nobody', password: 'nothing' } }
    const { body } = await on.anyone().call(sessionRoutes.signIn, input, { 'accept-language': language })
    return (body as { userMessage: string }).userMessage
  }
  const [english, british, spanish, unsaid] = [
    await messageIn('en-US'),
    await messageIn('en-GB'),
    await messageIn('es-MX'),
    await messageIn(undefined),
  ]
  expect(spanish).not.toBe(english)
  expect([british, unsaid]).toEqual([english, english])
})

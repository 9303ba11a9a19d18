// @vitest-environment node
import { expect, test } from 'vitest'
import { sessionRoutes } from '#contract/session.ts'
import { isOk } from '#src/api/answer.ts'
import type { SendOptions } from '#src/api/exchange.ts'
import { isAuthenticationFailure, isNetworkFailure, isRequestFailure } from '#src/api/failures.ts'
import { callerOf, nextToken, sessionPath, texts } from './caller.ts'
import { type Answers, empty, hangUp, json, type Reply, serve } from './stub-server.ts'

/** Returns what the server received from one call, and its result. */
async function once(options: SendOptions, reply: Reply = json(200, { ok: true }), page?: string) {
  const server = await serve(({ path }) => (path === sessionPath ? json(200, nextToken(1)) : reply))
  const caller = await callerOf(server, page)
  const answer = caller.send(options)
  await answer.catch(() => {})
  return { answer, request: server.received.find(({ path }) => path !== sessionPath), ...caller }
}

test.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const)('%s, with the headers of every call', async (method) => {
  const { request } = await once({ method, path: '/v1/things' })
  expect(request).toMatchObject({ method, path: '/pub/v1/things' })
  expect(request?.headers).toMatchObject({
    accept: 'application/json',
    'ofw-client': 'WebApplication',
    'ofw-version': '1.0.0',
    authorization: 'Bearer token-1',
    'ofw-user-id': 'sam',
    'ofw-family-id': 'family-1',
    'accept-language': 'en-GB',
    'content-type': 'application/json',
    'ofw-anonymous-id': 'browser-1',
    'ofw-referrer': '/app/home',
  })
  expect(request?.headers['idempotency-key'] === undefined).toBe(method === 'GET')
  expect(request?.headers).not.toHaveProperty('ofw-activity')
})

test('JSON, url-encoded and multipart bodies', async () => {
  const path = '/v1/things'
  const asJson = await once({ method: 'POST', path, body: { json: { name: 'Kater' } } })
  expect(asJson.request).toMatchObject({ body: '{"name":"Kater"}' })
  expect(asJson.request?.headers['content-type']).toBe('application/json')
  const asForm = await once({ method: 'PATCH', path, body: { urlEncoded: { name: 'a b&c', none: undefined } } })
  expect(asForm.request).toMatchObject({ body: 'name=a+b%26c' })
  expect(asForm.request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  const form = new FormData()
  form.append('file', new File(['bytes'], 'receipt.png'))
  const asParts = await once({ method: 'POST', path, body: { form } })
  expect(asParts.request?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(asParts.request?.body).toContain('filename="receipt.png"')
})

test.each<[string, string, Partial<SendOptions>, string]>([
  ['/v1/a', '/app/expenses', {}, '/pub/v1/a'],
  ['/ofw/b', '/app/expenses', {}, '/ofw/b'],
  ['/ofw/b', '/app/join', {}, '/ofw/b'],
  ['/v1/a', '/app/join', { server: 'page' }, '/pub/v1/a'],
  ['/v1/a', '/app/feewaiver', {}, '/sign-up/pub/v1/a'],
  ['/v1/a', '/app/join/duplicate', {}, '/sign-up/pub/v1/a'],
  ['/v1/a', '/app/expenses', { server: 'second' }, '/second/pub/v1/a'],
  [
    '/v1/a?x=1',
    '/app/expenses',
    { query: { y: 'a b', none: null, list: ['1', '2'] } },
    '/pub/v1/a?x=1&y=a+b&list=1&list=2',
  ],
])('%s called from %s with %j goes to %s', async (path, page, options, expected) => {
  const { request } = await once({ path, ...options }, json(200, {}), page)
  expect(request?.path).toBe(expected)
})

test('JSON is parsed, anything else is a blob, nothing is nothing; the raw response comes along', async () => {
  const parsed = await (await once({ path: '/v1/a' }, json(201, { a: 1 }, { 'x-made': 'yes' }))).answer
  expect([parsed.data, parsed.response.status, parsed.response.headers.get('x-made')]).toEqual([{ a: 1 }, 201, 'yes'])
  const bytes: Reply = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
  const blob = await (await once({ path: '/v1/a' }, bytes)).answer
  expect(blob.data).toBeInstanceOf(Blob)
  expect(await (blob.data as Blob).text()).toBe('%PDF')
  expect((await (await once({ path: '/v1/a' }, empty(204))).answer).data).toBeUndefined()
})

test.each([
  [json(300, {}), texts.unexpected, 300],
  [json(500, {}), texts.unexpected, 500],
  [json(200, { status: 422, userMessage: 'No.' }), 'No.', 422],
  [json(200, { statusCode: 409, userMessage: 'No.' }), 'No.', 409],
  [
    json(400, { userMessage: 'No.', validationErrors: [{ field: 'a', text: 'One.' }, { text: 'Two.' }] }),
    'One.\nTwo.',
    400,
  ],
  [json(400, { userMessage: 'No.', validationErrors: [] }), 'No.', 400],
  [empty(502), texts.unexpected, 502],
])('a refusal %# is told by its lines, else its sentence, else the default', async (reply, message, statusCode) => {
  const { answer } = await once({ path: '/v1/a' }, reply)
  await expect(answer).rejects.toSatisfy(isRequestFailure)
  await expect(answer).rejects.toMatchObject({ message, statusCode })
})

test('a status of words in the body is no failure; no response at all is fine', async () => {
  const { answer } = await once({ path: '/v1/a' }, json(200, { status: 'open', statusCode: 200 }))
  expect(isOk(await answer)).toBe(true)
  expect(isOk(undefined)).toBe(true)
})

test('a refusal carries its code and the item as it is now', async () => {
  const refusal = { exception: 'notAllowedNow', userMessage: 'No.', item: { id: 'x' } }
  const { answer } = await once({ method: 'POST', path: '/v1/a' }, json(409, refusal))
  await expect(answer).rejects.toMatchObject({ exception: 'notAllowedNow', item: { id: 'x' } })
})

test('no answer is a failure of its own kind', async () => {
  const { answer } = await once({ path: '/v1/a' }, hangUp)
  await expect(answer).rejects.toSatisfy(isNetworkFailure)
  await expect(answer).rejects.toMatchObject({ message: texts.network })
})

test('an error that says so by its message is an authentication failure whatever its status; a wrong password is not', async () => {
  const answers: Answers = ({ path }, count) => {
    if (path === sessionPath) return json(200, nextToken(count))
    return count === 1 ? json(400, { message: 'unauthenticated' }) : json(200, 'in')
  }
  const { send } = await callerOf(await serve(answers))
  expect((await send({ path: '/v1/a' })).data).toBe('in')
  expect(isAuthenticationFailure(new Error('unauthenticated'))).toBe(true)
  const wrong = await once({ path: '/v1/a', bound: false }, json(401, { exception: 'signInFailed' }))
  await expect(wrong.answer).rejects.toSatisfy((failure) => !isAuthenticationFailure(failure))
})

test('a contract route is called by its parts and its answer is checked', async () => {
  const { call } = await once({ path: '/v1/a' }, empty(204))
  await expect(call(sessionRoutes.setLocale, { body: { locale: 'es-MX' } })).resolves.toBeUndefined()
  const unknown = await once({ path: '/v1/a' }, json(200, { unexpected: true }))
  await expect(unknown.call(sessionRoutes.setLocale, { body: { locale: 'es-MX' } })).rejects.toMatchObject({
    message: texts.unexpected,
  })
})

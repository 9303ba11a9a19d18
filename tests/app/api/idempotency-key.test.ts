// @vitest-environment node
import { expect, test } from 'vitest'
import { NetworkFailure, RequestFailure } from '#src/api/failures.ts'
import { createIdempotencyKey } from '#src/api/idempotency-key.ts'
import { texts } from './caller.ts'

const refused = (statusCode: number) =>
  new RequestFailure({ data: null, response: new Response(null), statusCode }, texts)
const request = { body: { amount: 100 } }

test.each([
  ['no answer', new NetworkFailure()],
  ['a server in trouble', refused(503)],
])('after %s, trying the same again is the same press', (_, failure) => {
  const idempotency = createIdempotencyKey()
  const key = idempotency.take(request)
  idempotency.settle(failure)
  expect(idempotency.take({ body: { amount: 100 } })).toBe(key)
})

test.each([
  ['it was done', undefined],
  ['it was refused', refused(409)],
  ['it may not be done so often', refused(429)],
])('once %s, the next is a press of its own', (_, failure) => {
  const idempotency = createIdempotencyKey()
  const key = idempotency.take(request)
  idempotency.settle(failure)
  expect(idempotency.take(request)).not.toBe(key)
})

test('other words are another press', () => {
  const idempotency = createIdempotencyKey()
  const key = idempotency.take(request)
  idempotency.settle(new NetworkFailure())
  expect(idempotency.take({ body: { amount: 200 } })).not.toBe(key)
})

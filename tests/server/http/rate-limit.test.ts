import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

test('beyond the rate limit of one address: 429, the wait in the header and in the body', async () => {
  const on = await testApp({ rateLimit: { points: 2, duration: 10 } })
  const request = () => on.anyone().request({ url: '/pub/v1/docs.css' })
  expect([(await request()).status, (await request()).status]).toEqual([200, 200])
  const answer = await request()
  expect(answer).toMatchObject({
    status: 429,
    headers: { 'retry-after': '10' },
    body: { exception: 'rateLimited', retryAfter: 10, userMessage: 'Rate limit exceeded, please try again later' },
  })
  await on.stop()
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { livePath } from '#contract/live.ts'
import { testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

test('an orderly end takes under a second, with streams open, jobs at work and a connection that never asked', async () => {
  const on = await testApp({ work: true })
  const { dana } = await cast(on)
  const address = await on.listen()
  const { headers } = await on.as(dana)
  const streams = await Promise.all(
    Array.from({ length: 3 }, () =>
      fetch(address + livePath, { headers: { cookie: headers.cookie ?? '', 'sec-fetch-site': 'same-origin' } }),
    ),
  )
  const ahead = connect(Number(new URL(address).port), '127.0.0.1')
  await once(ahead, 'connect')
  const began = performance.now()
  await on.app.close()
  expect(performance.now() - began).toBeLessThan(1000)
  for (const stream of streams) expect(await stream.text()).toContain('retry:')
  ahead.destroy()
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  await on.stop()
})

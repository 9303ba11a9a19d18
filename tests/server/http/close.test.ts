import { expect, test } from 'vitest'
import { livePath } from '#contract/live.ts'
import { testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

test('an orderly end takes under a second, with streams open and jobs at work', async () => {
  const on = await testApp({ work: true })
  const { dana } = await cast(on.deps)
  const address = await on.listen()
  const { headers } = await on.as(dana)
  const streams = await Promise.all(
    Array.from({ length: 3 }, () =>
      fetch(address + livePath, { headers: { cookie: headers.cookie ?? '', 'sec-fetch-site': 'same-origin' } }),
    ),
  )
  const began = performance.now()
  await on.app.close()
  expect(performance.now() - began).toBeLessThan(1000)
  for (const stream of streams) expect(await stream.text()).toContain('retry:')
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  await on.stop()
})

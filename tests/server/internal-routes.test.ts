import { expect, test } from 'vitest'
import { devRoutes } from '#contract/dev/dev.ts'
import { sharedApp, testApp } from '#tests/support/app.ts'

test('in production the internal routes do not exist', async () => {
  const production = await testApp({ beside: await sharedApp(), env: { NODE_ENV: 'production' } })
  for (const route of Object.values(devRoutes)) {
    const { status } = await production.anyone().request({ method: route.method, url: route.path })
    expect(status).toBe(404)
  }
  await production.stop()
})

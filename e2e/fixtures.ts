import { test as base, expect } from '@playwright/test'
import { uiLocale } from '#contract/locale.ts'
import type { TestFamily } from './support/family.ts'
import { type Server, startServer } from './support/server.ts'
import { newWorld, type World } from './support/world.ts'

export { expect }

type Options = { country: TestFamily['country'] | null; looksAs: 'creator' | 'other' | 'both' }

/**
 * `server` exists once per worker. `world` exists once per test, with a family of its own, so that no test sees
 * another. A test fails when a browser complains of anything that the test did not announce.
 */
export const test = base.extend<Options & { world: World }, { server: Server }>({
  country: [null, { option: true }],
  looksAs: ['other', { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  world: async ({ browser, playwright, server, locale, country, looksAs }, provide) => {
    const world = await newWorld({
      browser,
      request: playwright.request,
      server,
      locale: uiLocale(locale ?? ''),
      country,
      looksAs,
    })
    await provide(world)
    await world.end()
    expect(world.watch.complaints).toEqual([])
  },
})

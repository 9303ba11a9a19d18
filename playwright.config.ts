import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const executablePath = await findBrowser({ install: false })
const paths = '**/*.paths.spec.ts'
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1360, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/**
 * Each worker starts a server of its own on a database of its own, copied from the run's template: see e2e/fixtures.ts.
 * `globalSetup` starts the PostgreSQL that holds them.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // What a busy machine needs; nothing waits longer than it has to.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...desktop,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace takes a third of a test's time, and nobody keeps one where only the log is kept.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // As little as possible that reaches for a network that may not be there.
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'stories', testIgnore: paths },
    { name: 'stories-en-GB', testIgnore: paths, use: { locale: 'en-GB', timezoneId: 'Europe/London' } },
    { name: 'stories-es-MX', testIgnore: paths, use: { locale: 'es-MX', timezoneId: 'America/Mexico_City' } },
    { name: 'phone', testIgnore: paths, use: phone },
    { name: 'dark', testIgnore: paths, use: { colorScheme: 'dark' } },
    { name: 'paths', testMatch: paths },
  ],
})

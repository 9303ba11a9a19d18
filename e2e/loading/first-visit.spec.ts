import type { Page } from '@playwright/test'
import { familyRoutes } from '#contract/families.ts'
import { livePath } from '#contract/live.ts'
import type { EarlyAnswers } from '#src/api/early-answers.ts'
import { recordRequests } from '../../bench/browser/requests.ts'
import { watch, watchInput } from '../../bench/browser/watch.ts'
import { firstScreens } from '../../scripts/build/first-screens.ts'
import { expect, test } from '../fixtures.ts'
import type { Person } from '../support/person.ts'
import { messaged, recorded } from '../support/scene.ts'

/** The first screen of an area is useful after this many requests, and this many bytes of scripts as they are sent. */
const most = { requests: 25, scriptBytes: 220_000 }

/** Records the addresses of all requests from now on, without those that the page itself made up. */
const requestsOf = ({ page }: Person) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) urls.push(request.url())
  })
  return urls
}

const useful = async ({ page }: Person) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#drawn')).toBeHidden()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

test('the log’s frame is drawn by the page itself', async ({ world }) => {
  const dana = await world.as('other')
  const { page } = dana
  await page.route('**/assets/main-*.js', async (route) => {
    // The frame is there before the app's code has come.
    await expect(page.locator('#drawn')).toBeVisible()
    await route.continue()
  })
  await page.goto('/app/expenses')
  await useful(dana)
})

/** A screen is useful when its heading is painted and nothing that it shows is on its way any more. */
const whole = 'main:not(:has([aria-busy=true])) h1'
/** On these screens a part below loads after that. */
const usefulBefore: Readonly<Record<string, string>> = {
  '/home': 'main [aria-labelledby="waiting-you"][aria-busy="false"]',
}

/** Lists the scripts that were asked for until an instant, with the size of each as it was sent. */
const scriptsOf = (page: Page, until: number) =>
  page.evaluate(
    (last) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => startTime <= last && new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize })),
    until,
  )

/** Lists what was asked for with the document and then not needed. */
const inVain = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const answers: EarlyAnswers = window.earlyAnswers ?? new Map()
    return [...answers.keys()]
  })

/** The layout may shift by this much, as browsers measure it, so that nobody loses the line they are reading. */
const mostShift = 0.02
/** A page is settled when nothing has changed for so many milliseconds. */
const quiet = 700

for (const address of new Set(firstScreens().map((screen) => screen.address)))
  test(`${address} takes few requests, none of them twice, and does not move`, async ({ world }) => {
    await recorded(world)
    await messaged(world)
    const { page, context } = await world.as('other')
    await page.addInitScript((selector) => {
      window.benchTarget = selector
    }, usefulBefore[address] ?? whole)
    await page.addInitScript(watch, watchInput)
    const requests = await recordRequests(await context.newCDPSession(page))
    await page.goto(`/app${address}`)
    await page.waitForFunction(() => window.bench.useful !== undefined)
    const { origin, useful } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      useful: window.bench.useful ?? Number.NaN,
    }))
    const urls = requests.before(origin + useful)
    expect(urls.length, urls.join('\n')).toBeGreaterThan(10)
    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(most.requests)
    expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted())
    await page.waitForFunction((ms) => performance.now() - window.bench.lastChange > ms, quiet)
    const scripts = await scriptsOf(page, useful)
    const bytes = scripts.reduce((sum, { size }) => sum + size, 0)
    expect(bytes, JSON.stringify(scripts, null, 1)).toBeGreaterThan(100_000)
    expect(bytes, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(most.scriptBytes)
    expect(await inVain(page)).toEqual([])
    expect(await page.evaluate(() => window.bench.shift)).toBeLessThanOrEqual(mostShift)
  })

test('the stream asks for nothing again, and tells what changed', async ({ world }) => {
  const dana = await world.as('other')
  const urls = requestsOf(dana)
  const streaming = dana.page.waitForResponse(`**${livePath}?since=*`)
  await dana.page.goto('/app/expenses')
  await useful(dana)
  await streaming
  const { name } = await recorded(world)
  await expect(dana.page.getByRole('link', { name, exact: true })).toBeVisible()
  // An expense changes the log, but not the family.
  expect(urls.filter((url) => url.endsWith(familyRoutes.current.path))).toHaveLength(1)
})

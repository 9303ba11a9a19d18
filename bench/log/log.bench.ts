import { type BrowserContext, chromium, type Page } from 'playwright'
import type { Connection } from '#server/db/embedded/cluster.ts'
import type { Logins } from '#server/db/logins.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { signedIn } from '../browser/signed-in.ts'
import { openHarness } from '../harness.ts'
import { inTurns, type Measure, type Measured, median } from '../measure.ts'
import { fillLog } from './fill-log.ts'
import { pressesOn, type Taken, watch } from './interactions.ts'

const length = 10_000
const few = 50
const rounds = 5
/** A cheap phone's processor is about this many times slower than this machine's. */
const slowdown = 4

const openLog = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/app/expenses?show=all')
  await page.locator('tbody a').first().waitFor()
  return page
}

/** Measures from the navigation to the first line; only the browser's own cache is warm. */
const timeToLog = async (context: BrowserContext): Promise<number> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto('/app/expenses?show=all')
  await page.locator('tbody a').first().waitFor()
  const at = await page.evaluate(() => window.firstLine ?? Number.NaN)
  await page.close()
  return at
}

/** Scrolls to the last line, after which all lines are in the page's memory. */
const readToTheEnd = async (page: Page, count: number): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.locator(`tr[aria-rowindex="${count + 1}"] a`).waitFor({ timeout: 120_000 })
}

/**
 * Measures a log of ten thousand lines in a real browser on a slow processor: how soon it appears, and how soon it
 * reacts to a click. A log of fifty shows how much of that is due to the length.
 */
export const measureLog = async (logins: Logins<Connection>, dataDir: string): Promise<Measured> => {
  const harness = await openHarness(logins, dataDir, { families: 2, expensesEach: 0 })
  const executablePath = await findBrowser({ install: false })
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const url = await harness.app.listen({ host: '127.0.0.1', port: 0 })
  const [long, short] = await Promise.all(
    [length, few].map(async (count, at) => {
      const subject = harness.subjects[at]
      if (!subject) throw new Error('two families are needed')
      await fillLog(harness.deps.scopes, subject, count, harness.deps.clock.now())
      const context = await signedIn(browser, url, harness, subject)
      await context.addInitScript(watch)
      return { count, context }
    }),
  )
  if (!long || !short) throw new Error('two logs are needed')
  const measures = [await visible(long, short), ...(await pressed(long, short))]
  await browser.close()
  await harness.app.close()
  return { measures, layers: [] }
}

type Log = { readonly count: number; readonly context: BrowserContext }

const visible = async (long: Log, short: Log): Promise<Measure> => {
  await timeToLog(long.context)
  const ways = [long, short].map(
    ({ context }) =>
      () =>
        timeToLog(context),
  )
  const [ours, plain] = await inTurns(rounds, ways)
  return against(`the log of ${length} visible, processor ${slowdown} times slower`, ours, plain)
}

const pressed = async (long: Log, short: Log): Promise<Measure[]> => {
  const taken: Taken[] = []
  for (const { count, context } of [long, short]) {
    const page = await openLog(context)
    await readToTheEnd(page, count)
    taken.push(await pressesOn(page, count, rounds))
    await page.close()
  }
  const [ours, plain] = taken
  return [...(ours?.keys() ?? [])].flatMap((name) => [
    against(`press to paint on it: ${name}`, ours?.get(name)?.paint, plain?.get(name)?.paint),
    against(`the page’s processor time: ${name}`, ours?.get(name)?.processor, plain?.get(name)?.processor),
  ])
}

const against = (name: string, long: readonly number[] = [], short: readonly number[] = []): Measure => {
  const [ours, plain] = [median(long), median(short)]
  return { name, ours, plain, unit: `ms; plain: a log of ${few}`, ratio: plain / ours }
}

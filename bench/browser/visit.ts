import type { BrowserContext } from 'playwright'
import { isScript, recordRequests, scriptSize } from './requests.ts'
import { settledMessage } from './watch.ts'

/** Holds what one visit of one address measured: milliseconds since the navigation, counts, kB. */
export type Visit = {
  readonly useful: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly requests: number
  readonly scripts: number
  readonly scriptSize: number
  readonly shift: number
  readonly blocking: number
}

/** Opens a window whose processor is this many times slower. */
export const openPage = async (context: BrowserContext, slowdown: number) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session }
}

type Wish = { readonly path: string; readonly useful: string; readonly slowdown: number }

/** Opens the address in a new window, waits until it is useful and then settled, and closes it. */
export const visit = async (context: BrowserContext, { path, useful, slowdown }: Wish): Promise<Visit> => {
  const { page, session } = await openPage(context, slowdown)
  await page.addInitScript((selector) => {
    window.benchTarget = selector
  }, useful)
  const requests = await recordRequests(session)
  const settled = page.waitForEvent('console', (message) => message.text() === settledMessage)
  await page.goto(path, { waitUntil: 'commit' })
  await settled
  const seen = await page.evaluate(() => ({
    ...window.bench,
    useful: window.bench.useful ?? Number.NaN,
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    origin: performance.timeOrigin,
  }))
  const urls = requests.before(seen.origin + seen.useful)
  await page.close()
  const { useful: usefulAt, firstPaint, largestPaint, shift, blocking } = seen
  return {
    useful: usefulAt,
    firstPaint,
    largestPaint,
    shift,
    blocking,
    requests: urls.length,
    scripts: urls.filter(isScript).length,
    scriptSize: await scriptSize(urls),
  }
}

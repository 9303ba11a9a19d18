import type { Browser, BrowserContext, Page } from 'playwright'
import { cookieNameOf } from '#server/features/session/session.cookie.ts'
import { beginSession } from '#server/features/session/session.store.ts'
import { demoFamilies } from '#server/seed/accounts.ts'
import type { Harness, Subject } from '../harness.ts'

const [demo] = demoFamilies

/** Opens a browser's profile in which the first parent of a family is signed in. */
export const signedIn = async (
  browser: Browser,
  url: string,
  { deps }: Harness,
  { a }: Subject,
): Promise<BrowserContext> => {
  const { token: value } = await deps.scopes.beforeSignIn((tx) => beginSession(tx, a.personId, deps.clock.now()))
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1360, height: 900 },
    // A parent at home, who reads no second time beside the family's.
    ...(demo && { timezoneId: demo.timeZone }),
  })
  await context.addCookies([{ name: cookieNameOf(deps.config), value, url }])
  return context
}

/** Returns the processor time of the page's own thread in milliseconds, so that a busy machine does not distort it. */
export const threadTimeOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

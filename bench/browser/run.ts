import { type Browser, type BrowserContext, chromium } from 'playwright'
import { sessionRoutes } from '#contract/session.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { slowdowns } from './budgets.ts'
import { create } from './create.ts'
import { type Screen, screens } from './screens.ts'
import { type Visit, visit } from './visit.ts'
import { watch, watchInput } from './watch.ts'

/** The first visit has the session's cookie and an empty cache; the repeat visit follows it in the same browser. */
export const occasions = ['first', 'repeat'] as const
export type Occasion = (typeof occasions)[number]

export type Sample = { readonly slowdown: number } & (
  | { readonly screen: Screen; readonly occasion: Occasion; readonly visit: Visit }
  | { readonly created: number }
)

const rounds = 5
const wide = { width: 1360, height: 900 }

type Opening = { readonly browser: Browser; readonly origin: string; readonly signedIn: boolean }
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

const cookiesOf = async (browser: Browser, origin: string): Promise<Cookies> => {
  const context = await browser.newContext({ baseURL: origin })
  await context.request.post(sessionRoutes.signIn.path, {
    data: { username: 'dana.reyes', password: demoPassword },
    headers: { origin },
    failOnStatusCode: true,
  })
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

const newContext = async ({ browser, origin, signedIn }: Opening, cookies: Cookies): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: origin, viewport: wide, locale: 'en-US' })
  if (signedIn) await context.addCookies(cookies)
  await context.addInitScript(watch, watchInput)
  return context
}

/** Returns the address of an expense on the log. It also warms the server up. */
const addressOfExpense = async (opening: Opening, cookies: Cookies): Promise<string> => {
  const context = await newContext(opening, cookies)
  const page = await context.newPage()
  await page.goto(screens.log.path)
  const address = await page.locator(screens.log.useful).nth(2).getAttribute('href')
  await context.close()
  if (address === null) throw new Error('the log has no third expense')
  return address
}

/** Measures every screen and the press, at each processor speed, as often as `rounds` says. */
export const measureBrowser = async (origin: string): Promise<Sample[]> => {
  const executablePath = await findBrowser({ install: true })
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu'] })
  const cookies = await cookiesOf(browser, origin)
  const opening: Opening = { browser, origin, signedIn: true }
  const details = await addressOfExpense(opening, cookies)
  const samples: Sample[] = []
  const visitTwice = async (screen: Screen, slowdown: number) => {
    const { path, useful } = screens[screen]
    const context = await newContext({ ...opening, signedIn: screen !== 'signIn' }, cookies)
    for (const occasion of occasions) {
      const wish = { path: screen === 'details' ? details : path, useful, slowdown }
      samples.push({ screen, occasion, slowdown, visit: await visit(context, wish) })
    }
    await context.close()
  }
  const createOnce = async (slowdown: number) => {
    const context = await newContext(opening, cookies)
    samples.push({ slowdown, created: await create(context, slowdown) })
    await context.close()
  }
  for (let round = 0; round < rounds; round += 1)
    for (const slowdown of slowdowns) {
      for (const screen of ['signIn', 'log', 'home', 'details'] as const) await visitTwice(screen, slowdown)
      await createOnce(slowdown)
    }
  await browser.close()
  return samples
}

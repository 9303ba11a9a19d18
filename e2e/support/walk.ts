import { expect, type Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import { loadedLocales } from '#i18n/i18n-util.ts'
import { names } from './family.ts'
import type { Messages } from './messages.ts'

/** Follows links from page to page, as somebody does who tries out everything. */

const textsOf = (words: unknown, key: string): string[] => {
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, text]) =>
    name === key && typeof text === 'string' ? [text] : textsOf(text, key),
  )
}

/** Lists what a page says that leads nowhere: it does not exist, it broke, or it is for somebody else. */
const deadEnds = (messages: Messages): string[] => {
  const { errors, shell, expenses, history, childSupport, children, paymentAccounts, notices, paymentSchedules } =
    messages
  const { lookingOn } = expenses.form
  return [
    errors.pageNotFound(),
    errors.entryNotFound(),
    errors.notAllowed(),
    errors.unexpected(),
    shell.errorTitle(),
    expenses.area.notAParent.title(),
    history.notAParent.title(),
    childSupport.refusedTitle(),
    children.refusedTitle(),
    paymentAccounts.refusedTitle(),
    paymentAccounts.notOfferedTitle(),
    paymentSchedules.unready.notServed(),
    notices.lookingOn(),
    ...[names.creator, names.other].map((name) => lookingOn({ name })),
  ]
}

type Found = {
  readonly address: string
  /** The position of the menu that holds the link; null when it stands on the page itself. */
  readonly menu: number | null
}

const opened = '[role=menu], dialog[open]'

/** Lists where the visible links within an element lead that stay in the app and in the window. */
const shownIn = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    (links) =>
      [...document.querySelectorAll<HTMLAnchorElement>(links)]
        .filter((link) => link.checkVisibility() && !link.hash)
        .map((link) => link.pathname + link.search),
    `${within} a[href^="/app"]:not([download], [target])`,
  )

const menusOn = (page: Page) => page.locator('button[aria-haspopup]').filter({ visible: true })

const openMenu = async (page: Page, nth: number): Promise<void> => {
  const content = page.locator(opened).first()
  // A page whose details arrive while its menu opens draws the menu again, closed.
  await expect(async () => {
    if (!(await content.isVisible())) await menusOn(page).nth(nth).click()
    await expect(content).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

/** Lists the links of the page and of each of its menus. */
const linksOn = async (page: Page): Promise<Found[]> => {
  const found: Found[] = []
  const menus = await menusOn(page).count()
  for (let menu = 0; menu < menus; menu += 1) {
    await openMenu(page, menu)
    found.push(...(await shownIn(page, `:is(${opened})`)).map((address) => ({ address, menu })))
    await page.keyboard.press('Escape')
    await expect(page.locator(opened)).toHaveCount(0)
  }
  // Links that arrive late are there by now.
  return [...(await shownIn(page, 'body')).map((address) => ({ address, menu: null })), ...found]
}

/** Pages of the same kind are one: which item is shown, or by what a list is filtered, makes no difference. */
const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://app')
  const kind = pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/help\/.+$/, 'help/:article')
    .replace(/(?!^)\/$/, '')
  return [kind, ...[...new Set(searchParams.keys())].sort()].join(' ')
}

/** Goes where each link leads, and back; two links away from the first page, and no kind of page twice. */
export const walk = async (page: Page, messages: Messages, locale: Locale) => {
  const seen = new Set<string>()
  const dead: string[] = []
  const loading = textsOf(loadedLocales[locale], 'loading').filter((text) => !text.includes('{'))
  const waits = page.getByRole('status').filter({ hasText: new RegExp(`^(?:${loading.join('|')})$`) })
  const look = async (address: string) => {
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expect(waits, `${address} goes on loading`).toHaveCount(0)
    const text = await page.locator('main').innerText()
    dead.push(...deadEnds(messages).flatMap((end) => (text.includes(end) ? [`${address}: ${end}`] : [])))
  }
  const follow = async ({ address, menu }: Found) => {
    if (menu !== null) await openMenu(page, menu)
    const link = page.locator(menu === null ? 'a' : `:is(${opened}) a`).and(page.locator(`a[href="${address}"]`))
    const stays = new URL(page.url()).pathname === new URL(address, page.url()).pathname
    const before = page.locator('h1[data-left]')
    if (!stays) await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
    await link.filter({ visible: true }).first().click()
    await expect(page.locator(opened)).toHaveCount(0)
    await expect(before, `${address} does not open`).toHaveCount(0)
    await look(address)
  }
  const explore = async (depth: number): Promise<void> => {
    const here = page.url()
    const found = (await linksOn(page)).filter(({ address }) => {
      const isNew = !seen.has(kindOf(address))
      seen.add(kindOf(address))
      return isNew
    })
    for (const link of found) {
      await follow(link)
      if (page.url() === here) continue
      if (depth > 1) await explore(depth - 1)
      await page.goBack()
      await expect(page).toHaveURL(here)
      await look(here)
    }
  }
  // The product's name leads to Home, too.
  for (const address of ['/app/', '/app/home']) seen.add(kindOf(address))
  await page.goto('/app/home')
  await look('/app/home')
  await explore(2)
  return { found: [...seen].sort(), dead }
}

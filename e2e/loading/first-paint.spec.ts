import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

type Ground = { readonly at: number; readonly drawn: boolean; readonly colours: string[] }

declare global {
  interface Window {
    grounds: Ground[]
  }
}

/** Notes in each frame, from the first on, which colours the page has behind its words. */
const noteGrounds = (page: Page) =>
  page.addInitScript(() => {
    window.grounds = []
    const groundAt = (x: number, y: number): string => {
      for (let one = document.elementFromPoint(x, y); one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one)
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
      }
      return 'none'
    }
    const note = () => {
      const { innerWidth: width, innerHeight: height } = window
      const colours = [groundAt(width / 2, height / 2), groundAt(8, 8), groundAt(width - 8, height - 8)]
      window.grounds.push({ at: performance.now(), drawn: document.querySelector('#drawn') !== null, colours })
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

/** Returns the lightness of `rgb(...)` between 0 and 255. */
const lightnessOf = (colour: string): number => {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns what was seen with the ground of the other scheme, once the drawn frame has given way to the app's. */
const wrongGrounds = async (page: Page, dark: boolean): Promise<Ground[]> => {
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#drawn')).toBeHidden()
  const grounds = await page.evaluate(() => window.grounds)
  expect(grounds.filter(({ drawn }) => drawn).length).toBeGreaterThan(1)
  return grounds.filter(({ colours }) => colours.some((colour) => lightnessOf(colour) < 128 !== dark))
}

for (const address of ['/app/expenses', '/app/login'])
  test(`${address} has the ground of the device’s scheme from its first frame on`, async ({ world, colorScheme }) => {
    if (address === '/app/login') world.watch.expect(/status of 401/)
    const { page } = address === '/app/login' ? await world.stranger() : await world.as('other')
    await noteGrounds(page)
    // The frame is drawn while the app's code is still on its way.
    await page.route('**/assets/{main,login}-*.js', async (route) => {
      await page.waitForFunction(() => window.grounds.length > 3)
      await route.continue()
    })
    await page.goto(address)
    expect(await wrongGrounds(page, colorScheme === 'dark')).toEqual([])
  })

test('a scheme that was chosen is there from the first frame on', async ({ world, colorScheme }) => {
  const dark = colorScheme !== 'dark'
  const { page } = await world.as('other')
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), dark ? 'dark' : 'light')
  await noteGrounds(page)
  await page.goto('/app/expenses')
  expect(await wrongGrounds(page, dark)).toEqual([])
})

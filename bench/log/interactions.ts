import type { Page } from 'playwright'
import { threadTimeOf } from '../browser/signed-in.ts'

declare global {
  interface Window {
    /** Holds milliseconds from each interaction to the paint after it, since it was last emptied. */
    presses: number[]
    /** Holds milliseconds from the navigation to the paint of the log's first line. */
    firstLine?: number
  }
}

/** Runs in the page before anything else. */
export const watch = () => {
  window.presses = []
  // TypeScript's browser types do not know these options yet.
  const presses = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (['pointerup', 'click', 'keydown'].includes(name)) window.presses.push(duration)
  }).observe(presses)
  const look = () => {
    if (document.querySelector('tbody a')) window.firstLine = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const begun = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.presses = []
  })

/** Returns the longest event of one interaction; the browser does not report events below 16 ms. */
const taken = async (page: Page): Promise<number> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150))))
  return Math.max(16, ...(await page.evaluate(() => window.presses)))
}

/** Locates the fully loaded log without a selection; `settled` locates it after the answer to an interaction. */
const whole = (page: Page, length: number) =>
  page.locator(`table:not([aria-busy])[aria-rowcount="${length + 1}"] tbody a`)
const settled = (page: Page) => page.locator('table:not([aria-busy]) tbody a')

type Press = {
  readonly name: string
  readonly press: (page: Page) => Promise<void>
  readonly back: (page: Page) => Promise<void>
}

const header = (at: number) => (page: Page) => page.locator('thead button').nth(at).click()
const key = (name: string) => async (page: Page) => {
  await page.locator('select').first().focus()
  await page.keyboard.press(name)
}

/** Each interaction begins and ends with the log in its default order. */
const everyPress: readonly Press[] = [
  {
    name: 'sort it by total',
    press: header(2),
    back: async (page) => {
      await header(0)(page)
      await header(0)(page)
    },
  },
  { name: 'filter it by a status', press: key('ArrowDown'), back: key('ArrowUp') },
  {
    name: 'open a line in the middle of it',
    press: (page) => page.locator('tbody a').nth(12).click(),
    back: async (page) => {
      await page.locator('table').waitFor({ state: 'detached' })
      await page.goBack()
    },
  },
]

/**
 * Holds, for each interaction, milliseconds to the paint after it, and of processor time for everything that it caused.
 */
export type Taken = Map<string, { readonly paint: number[]; readonly processor: number[] }>

/** Measures on a log of which every line was loaded. */
export const pressesOn = async (page: Page, length: number, rounds: number): Promise<Taken> => {
  const all: Taken = new Map(everyPress.map(({ name }) => [name, { paint: [], processor: [] }]))
  const threadTime = await threadTimeOf(page)
  for (let round = 0; round < rounds; round += 1)
    for (const { name, press, back } of everyPress) {
      await whole(page, length).first().waitFor()
      const middle = name.startsWith('open') ? length * 30 : 0
      await page.evaluate((y) => window.scrollTo(0, y), middle)
      await begun(page)
      const before = await threadTime()
      await press(page)
      all.get(name)?.paint.push(await taken(page))
      all.get(name)?.processor.push((await threadTime()) - before)
      if (!name.startsWith('open')) await settled(page).first().waitFor()
      await back(page)
    }
  return all
}

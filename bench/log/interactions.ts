import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Milliseconds from a press to the paint after it, one for each since it was last emptied. */
    presses: number[]
    /** Milliseconds after the page was asked for when the first line of the log was painted. */
    firstLine?: number
  }
}

/** Runs in the page before anything else of it. */
export const watch = () => {
  window.presses = []
  // Newer than the types of the browser that TypeScript has.
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

/** The longest of the events one press was made of; below 16 ms the browser does not say. */
const taken = async (page: Page): Promise<number> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150))))
  return Math.max(16, ...(await page.evaluate(() => window.presses)))
}

/** Where the log stands with all of it read and nothing chosen, or after a press once its answer is there. */
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

/** Each begins and ends on the log as it is usually ordered. */
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

/** Milliseconds of processor time that the page's own thread has had: a busy machine does not add to it. */
const threadTimeOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** For each press: milliseconds to the paint after it, and of the processor for all that it set going. */
export type Taken = Map<string, { readonly paint: number[]; readonly processor: number[] }>

/** On a log of which every line has been read. */
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

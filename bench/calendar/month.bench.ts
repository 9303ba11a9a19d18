import { type BrowserContext, chromium, type Page } from 'playwright'
import { daysBetween } from '#domain/time.ts'
import { addMonths, formatMonth } from '#domain/time-text.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { signedIn, threadTimeOf } from '../browser/signed-in.ts'
import type { Harness, Subject } from '../harness.ts'
import { type Measure, type Measured, median } from '../measure.ts'
import { fillCalendar } from './fill-calendar.ts'

const daily = 40
const rounds = 7

/** What each takes at most and what others published of theirs, in milliseconds, by how many times slower the processor is. */
const speeds = [
  {
    slowdown: 1,
    mounted: 100,
    next: 50,
    others: { FullCalendar: 628, 'react-big-calendar': 359, 'Schedule-X': 737 },
  },
  {
    slowdown: 4,
    mounted: 400,
    next: 200,
    others: { FullCalendar: 2455, 'react-big-calendar': 1498, 'Schedule-X': 3067 },
  },
] as const

type Step = 'back' | 'next' | 'previous'

/** A step that takes longer, in milliseconds, leads to nothing. */
const longestStep = 30_000

/** Returns milliseconds from a step of the page to the paint of a month whose days have their events. */
const stepTo = (page: Page, month: string, step: Step): Promise<number> =>
  page.evaluate(
    ([label, way, longest]) =>
      new Promise<number>((resolve, reject) => {
        const isShown = () => {
          const days = document.querySelectorAll(`[role=grid][aria-label="${label}"] [role=gridcell]`)
          return days.length > 27 && Array.from(days).every((day) => day.querySelectorAll('.event').length > 0)
        }
        const look = () => {
          // A task queued by a frame runs after that frame was painted.
          if (isShown()) setTimeout(() => resolve(performance.now() - begun))
          else if (performance.now() - begun > longest) reject(new Error(`${label} is not shown after ${longest} ms`))
          else requestAnimationFrame(look)
        }
        const arrows = document.querySelectorAll<HTMLElement>('main header button')
        const begun = performance.now()
        if (way === 'back') history.back()
        else arrows[way === 'previous' ? 0 : 1]?.click()
        requestAnimationFrame(look)
      }),
    [month, step, longestStep] as const,
  )

type Taken = { readonly paint: number[]; readonly processor: number[] }

/** Both months are in the page's memory, as a calendar of others has all its events, and are mounted or changed again and again. */
const measureAt = async (context: BrowserContext, first: string, slowdown: number) => {
  const page = await context.newPage()
  const [month, next] = [formatMonth(first, 'en-US'), formatMonth(addMonths(first, 1), 'en-US')]
  await page.goto(`/app/calendar?view=month&date=${first}`)
  const shown = (label: string) => page.locator(`[role=grid][aria-label="${label}"] .event`).first().waitFor()
  await shown(month)
  await stepTo(page, next, 'next')
  await stepTo(page, month, 'previous')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const threadTime = await threadTimeOf(page)
  const mounted: Taken = { paint: [], processor: [] }
  const changed: Taken = { paint: [], processor: [] }
  const take = async ({ paint, processor }: Taken, label: string, step: Step) => {
    // The page is at rest before each, because what a step leads to is nothing of the next one.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
    const before = await threadTime()
    paint.push(await stepTo(page, label, step))
    processor.push((await threadTime()) - before)
  }
  for (let round = 0; round < rounds; round += 1) {
    await page.locator('main nav a[href$="/calendar/schedules"]').click()
    await page.locator('[role=grid]').waitFor({ state: 'detached' })
    await take(mounted, month, 'back')
    await take(changed, next, 'next')
    await stepTo(page, month, 'previous')
  }
  await page.close()
  return { mounted, changed }
}

const against = (
  name: string,
  { paint, processor }: Taken,
  [plain, whose, aim]: readonly [number, string, number?],
): Measure => {
  const ours = median(paint)
  return {
    name: `${name}, against ${whose}`,
    ours,
    plain,
    unit: 'ms',
    ratio: plain / ours,
    byProcessor: plain / median(processor),
    ...(aim !== undefined && { aim }),
  }
}

/** Measures in a browser how long a month of 1,200 events takes, until it is mounted and until the next one is. */
export const measureMonth = async (harness: Harness, subject: Subject): Promise<Measured> => {
  await fillCalendar(harness.deps, subject, { daily, past: false })
  const executablePath = await findBrowser({ install: false })
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const url = await harness.app.listen({ host: '127.0.0.1', port: 0 })
  const context = await signedIn(browser, url, harness, subject)
  const first = `${addMonths(harness.deps.clock.now().slice(0, 10), 2).slice(0, 7)}-01`
  const count = daily * daysBetween(first, addMonths(first, 1))
  const measures: Measure[] = []
  for (const { slowdown, mounted: most, next, others } of speeds) {
    const { mounted, changed } = await measureAt(context, first, slowdown)
    const processor = slowdown === 1 ? '' : `, processor ${slowdown} times slower`
    const month = `a month of ${count} events mounted${processor}`
    measures.push(
      against(month, mounted, [most, 'its budget', 1]),
      against(`the next month${processor}`, changed, [next, 'its budget', 1]),
      ...Object.entries(others).map(([whose, plain]) => against(month, mounted, [plain, `${whose} as published`])),
    )
  }
  await browser.close()
  return { measures, layers: [] }
}

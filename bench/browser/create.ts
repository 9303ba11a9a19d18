import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright'
import { openPage } from './visit.ts'

/**
 * Fills in a new expense, presses its button and returns the milliseconds from that click to the paint of its line
 * on the log. Everything before the press is unmeasured, because a person types at their own speed.
 */
export const create = async (context: BrowserContext, slowdown: number): Promise<number> => {
  const { page, session } = await openPage(context, 1)
  await page.goto('/app/expenses')
  await page.locator('tbody a').first().waitFor()
  await page.locator('main a[href="/app/expenses/new"]').first().click()
  const name = `Bench ${randomUUID().slice(0, 8)}`
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=total]').fill('84.50')
  await page.locator('main input[type=checkbox]').first().check()
  await page.locator('select[name=categoryId]').selectOption({ index: 1 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const shown = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let pressed = Number.NaN
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            pressed = timeStamp
          },
          { capture: true, once: true },
        )
        const look = () => {
          const shown = Array.from(document.querySelectorAll('main table *, main h1'))
          const found = shown.some((at) => at.children.length === 0 && at.textContent === text)
          // A task queued by a frame runs after that frame was painted.
          if (found) setTimeout(() => resolve(performance.now() - pressed))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    name,
  )
  await page.locator('form button[type=submit]').click()
  const took = await shown
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.close({ runBeforeUnload: false })
  return took
}

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { recorded } from '../support/scene.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
/** A tap after so many milliseconds is a new one. */
const pause = 700

type Place = readonly [x: number, y: number]

const middleOf = async (one: Locator): Promise<Place> => {
  const box = await one.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Taps at a moment that the test names, in seconds, so that a busy machine makes no pause between two taps. */
const fingerOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  return async ([x, y]: Place, timestamp: number) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.02 })
  }
}

test('a second tap on the place of a dialog’s button does nothing; one after a moment does', async ({ world }) => {
  const { id } = await recorded(world)
  const { page, expense } = await world.as('other', { options: phone })
  const linkAt = (place: Place) =>
    page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.pathname, [...place] as const)
  await expense.goto(id)
  await expense.act('requestReceipt').click()
  const cancel = expense.dialog.getByRole('button', { name: world.messages.common.dialogs.cancel(), exact: true })
  await expect(cancel).toBeVisible()
  const place = await middleOf(cancel)
  const tap = await fingerOn(page)
  const first = Date.now() / 1000
  await tap(place, first)
  await expect(expense.dialog).toHaveCount(0)
  await tap(place, first + 0.3)
  // A link of the navigation lies where the button was.
  const below = await linkAt(place)
  expect(below).toMatch(/^\/app\/(?!expenses\/)/)
  await page.waitForTimeout(pause)
  await expect(page).toHaveURL(new RegExp(`/app/expenses/${id}$`))
  await tap(place, Date.now() / 1000)
  await expect(page).toHaveURL(new RegExp(`${below}$`))
})

import { expect, test } from '../fixtures.ts'
import { swapSteps } from '../pages/calendar/swap.steps.ts'
import { keyboardHands } from '../pages/hands.ts'
import { keyboardOn } from '../support/keyboard.ts'

test('a 2-2-3, Thanksgiving in odd years, and a swap that is asked for, countered, approved, reported and seen in a feed, by keyboard alone', async ({
  world,
}) => {
  test.slow()
  const { calendar } = world.messages
  const { dana, hers, ...steps } = await swapSteps(world, { handsOf: keyboardHands })
  await test.step('Sam records the schedule, and Dana confirms it', steps.recordSchedule)

  await test.step('Dana walks through the days, and reads whose they are', async () => {
    const { page } = dana
    const hands = keyboardOn(page)
    await hands.press(hers.main.getByRole('link', { name: calendar.area(), exact: true }))
    const day = page.getByRole('grid').locator('[role=gridcell][tabindex="0"]')
    await hands.reach(day)
    const first = await day.getAttribute('data-date')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(day).toBeFocused()
    expect(await day.getAttribute('data-date')).not.toBe(first)
    await page.keyboard.press('Enter')
    await expect(hers.main.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await hers.readWhy('School year')
  })

  await test.step('Dana records Thanksgiving, and Sam reads whose it is', steps.recordThanksgiving)
  const asked = await test.step('Sam asks for a time', steps.ask)
  const agreed = await test.step('Dana proposes another end, and Sam approves it', () => steps.counterAndApprove(asked))
  await test.step('Sam reads the report', () => steps.readReport(agreed))
  await test.step('a program reads the feed', () => steps.readFeed(agreed))
})

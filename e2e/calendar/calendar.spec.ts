import { expect, test } from '../fixtures.ts'
import { swapSteps } from '../pages/calendar/swap.steps.ts'
import { axe } from '../support/axe.ts'

test('a 2-2-3, Thanksgiving in odd years, and a swap that is asked for, countered, approved, reported and seen in a feed', {
  tag: '@main',
}, async ({ world }) => {
  test.slow()
  const { home } = world.messages
  const { dana, ...steps } = await swapSteps(world, { look: axe })
  await steps.recordSchedule()
  await steps.recordThanksgiving()

  await dana.home.goto()
  const week = dana.page.getByRole('region', { name: home.week.title(), exact: true })
  await expect(week.getByText(home.week.next())).toBeVisible()
  await axe(dana.page)

  // Stripes tell one parent from the other where nobody sees colours: on the page and on paper.
  for (const address of ['/app/calendar?view=month', '/app/calendar/month']) {
    await dana.page.goto(address)
    const band = (side: 'A' | 'B') => dana.page.locator(`.part.${side}`).first()
    await expect(band('A')).toHaveCSS('background-image', 'none')
    await expect(band('B')).toHaveCSS('background-image', /^repeating-linear-gradient/)
  }

  const agreed = await steps.counterAndApprove(await steps.ask())
  await steps.readReport(agreed)
  await steps.readFeed(agreed)
})

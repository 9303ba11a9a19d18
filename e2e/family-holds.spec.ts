import { expect, test } from './fixtures.ts'
import { axe } from './support/axe.ts'

test('somebody without an account reads what a claim does; a link that nobody mailed claims nothing', {
  tag: '@main',
}, async ({ world }) => {
  // Nobody is signed in, and the link was never mailed.
  world.watch.expect(/status of 40[14]/)
  const { notMe } = world.messages.account
  const { page } = await world.stranger()
  await page.goto(`/app/notMe#${'n'.repeat(43)}`)
  await expect(page.getByText(notMe.what())).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: notMe.say(), exact: true }).click()
  await expect(page.getByText(notMe.failed())).toBeVisible()
  await axe(page)
})

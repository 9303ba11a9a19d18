import { expect, test } from '../fixtures.ts'
import { feedsScreen } from '../pages/calendar/feeds.page.ts'
import { axe } from '../support/axe.ts'

test('Dana gives her phone an address of the calendar, and revokes it', async ({ world }) => {
  const { page } = await world.as('other')
  const feeds = feedsScreen(page, world.messages, { look: axe })
  await feeds.goto()
  await expect(feeds.empty).toBeVisible()
  await axe(page)
  const address = await feeds.make('Phone', 'parentingTime')
  const program = await page.request.get(address)
  expect([program.status(), (await program.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])

  await feeds.revoke('Phone')
  await expect(feeds.empty).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(410)
})

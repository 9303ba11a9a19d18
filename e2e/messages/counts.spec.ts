import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { anotherProcess } from '../support/process.ts'
import { sent, subject } from '../support/sent-messages.ts'

test('what Dana opens, archives or is sent changes the number in each of her tabs, whichever process serves it', async ({
  world,
}) => {
  test.slow()
  const { list } = world.messages.messages
  await sent(world)
  await sent(world, 'Recital')
  const second = await anotherProcess(world.server)
  const [here, there] = [await world.as('other'), await world.as('other', { url: second.url })]
  const beside = await here.tab()
  const screens = [here, beside, there].map(({ page }) => messagesScreen(page, world.messages))
  const [first] = screens
  for (const screen of screens) await screen.goto()
  const all = async (count: number) => {
    for (const screen of screens) await expect(screen.entry(count)).toBeVisible()
  }
  await all(2)
  await first?.open(subject)
  await all(1)
  await sent(world, 'Camp')
  await all(2)
  await there.page.getByLabel(list.select({ subject: 'Recital' })).check()
  await there.page.getByRole('button', { name: list.move(), exact: true }).click()
  await there.page.getByRole('menuitem', { name: list.toArchive(), exact: true }).click()
  await all(1)
  await expect(first?.row('Recital') ?? here.page.locator('main')).toHaveCount(0)
  await there.context.close()
  await second.stop()
})

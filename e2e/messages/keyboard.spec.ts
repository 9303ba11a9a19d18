import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { keyboardOn } from '../support/keyboard.ts'
import { firstViews, sent, subject, words } from '../support/sent-messages.ts'

test('Dana opens, answers and searches by keyboard alone', async ({ world }) => {
  const { search: texts, list, form } = world.messages.messages
  const { id } = await sent(world)
  const { page } = await world.as('other')
  const screen = messagesScreen(page, world.messages)
  const keys = keyboardOn(page)
  await screen.goto()
  const row = screen.row(subject).getByRole('link')
  await keys.reach(row)
  await expect(page.getByText(list.closed())).toBeVisible()
  expect(await firstViews(world, id)).toEqual([null])
  await page.keyboard.press('Enter')
  const opened = screen.message(subject, 0)
  await expect(opened).toContainText(words)
  await expect(opened).toBeFocused()
  expect(await firstViews(world, id)).not.toEqual([null])

  await keys.type(screen.answer, 'Thanks. I can take Mia on Saturday.')
  await keys.press(screen.sendAnswer)
  await expect(page.getByText(form.sent())).toBeVisible()
  await expect(screen.message(subject, 1)).toContainText('Saturday')

  await screen.goto()
  await keys.type(page.getByRole('searchbox', { name: texts.messages() }), 'saturday')
  const found = page.getByRole('list', { name: texts.label({ search: 'saturday' }) })
  await expect(found.locator('mark')).toHaveText(['Saturday'])
  await keys.press(found.getByRole('link'))
  await expect(screen.message(subject, 1)).toBeFocused()
})

import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { keyboardOn } from '../support/keyboard.ts'
import { receiptPicture } from '../support/pictures.ts'
import { recorded } from '../support/scene.ts'
import type { World } from '../support/world.ts'

/** Records an expense of Sam's with a receipt. */
const withReceipt = async (world: World, expense: { readonly name: string; readonly private: boolean }) => {
  const sam = await world.api('creator')
  const { id, version } = await recorded(world, expense)
  const receipt = await sam.upload(await receiptPicture(`${expense.name}.png`))
  await sam.call(expenseRoutes.events, {
    params: { id },
    body: { type: 'expense.addReceipt', version, receipts: [receipt] },
  })
}

test('Sam attaches receipts, by keyboard, and of a private expense only when asked; Dana reads the files alone', async ({
  world,
}) => {
  const { messages, attaching } = world.messages
  const { receipts: texts } = attaching
  await withReceipt(world, { name: 'Boots', private: false })
  await withReceipt(world, { name: 'Camp', private: true })
  const { page } = await world.as('creator')
  const writing = messagesScreen(page, world.messages)
  const keys = keyboardOn(page)
  await page.goto('/app/messages/new')
  const button = page.getByRole('button', { name: messages.form.fromReceipts(), exact: true })
  await writing.to(names.other).check()
  await writing.subject.fill('Receipts')
  await writing.body.fill('Here they are.')
  await button.press('Enter')
  const search = page.getByRole('searchbox', { name: texts.search() })
  await expect(search).toBeFocused()
  await expect(page.getByText('Camp', { exact: true })).toBeVisible()
  await axe(page)
  await search.fill('boots')
  await expect(page.getByText('Camp', { exact: true })).toHaveCount(0)
  await search.press('Enter')
  await keys.press(page.getByRole('button', { name: texts.attachReceipt({ file: 'Boots.png', expense: 'Boots' }) }))
  await expect(writing.attached).toHaveCount(1)
  await expect(button).toBeFocused()

  await button.click()
  await page.getByRole('button', { name: texts.attachReceipt({ file: 'Camp.png', expense: 'Camp' }) }).click()
  const ask = page.getByRole('dialog', { name: texts.privateTitle() })
  await expect(ask).toContainText(texts.privateText({ file: 'Camp.png', expense: 'Camp' }))
  await axe(page)
  await ask.getByRole('button', { name: texts.privateYes(), exact: true }).click()
  await expect(writing.attached).toHaveCount(2)
  await writing.send.click()
  await expect(writing.message('Receipts', 0)).toContainText('Camp.png')

  const dana = await world.as('other')
  const reading = messagesScreen(dana.page, world.messages)
  await reading.goto()
  await reading.open('Receipts')
  const message = reading.message('Receipts', 0)
  await expect(message).toContainText('Camp.png')
  const address = await message
    .getByRole('link', { name: /Camp\.png/ })
    .first()
    .getAttribute('href')
  expect((await dana.page.request.get(address ?? '')).status()).toBe(200)
  await dana.page.goto('/app/expenses')
  await expect(dana.page.getByText('Boots').first()).toBeVisible()
  await expect(dana.page.getByText('Camp', { exact: true })).toHaveCount(0)
})

test('the line of folders shows that it continues on a narrow screen, and brings the current one into view', async ({
  world,
}) => {
  const { folders } = world.messages.messages
  const { page } = await world.as('creator')
  await page.setViewportSize({ width: 390, height: 844 })
  const line = page.getByRole('navigation', { name: folders.label() })
  await page.goto('/app/messages')
  await expect(line.locator('[data-after]')).toHaveCount(1)
  await expect(line.locator('[data-before]')).toHaveCount(0)
  await page.goto('/app/messages?folder=all')
  await expect(line.locator('[aria-current=page]')).toHaveText(new RegExp(`^${folders.all()}`))
  await expect(line.getByRole('link', { name: folders.all() })).toBeInViewport({ ratio: 1 })
  await expect(line.locator('[data-before]')).toHaveCount(1)
  await page.setViewportSize({ width: 1360, height: 844 })
  await expect(line.locator('[data-before], [data-after]')).toHaveCount(0)
})

import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { axe } from '../support/axe.ts'

test('Dana asks for her account to be closed, after reading what stays, and keeps it', async ({ world }) => {
  // The first answer asks for the password.
  world.watch.expect(/status of 403/)
  const { closing, pages } = world.messages.account
  const { page } = await world.as('other')
  await page.goto('/app/account')
  await page.getByRole('main').getByRole('link', { name: pages.closing.title() }).click()
  await expect(page.getByText(closing.stays.record())).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: closing.ask(), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: closing.confirmTitle() })
  await expect(dialog).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: closing.ask(), exact: true }).click()
  await passwordScreen(page, world.messages).give()
  const keep = page.getByRole('button', { name: closing.keep(), exact: true })
  await expect(keep).toBeVisible()
  await axe(page)
  await keep.click()
  await expect(page.getByText(closing.kept())).toBeVisible()
  await expect(page.getByRole('button', { name: closing.ask(), exact: true })).toBeVisible()
})

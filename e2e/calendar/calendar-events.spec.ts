import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'

test('Dana adds a weekly practice, Sam reads it, and one time of it is canceled', async ({ world }) => {
  const { calendarEvents: texts, calendar } = world.messages
  const { page } = await world.as('other')
  await page.goto('/app/calendar')
  await page.getByRole('link', { name: calendar.event.add(), exact: true }).click()
  const { form } = texts
  await page.getByLabel(form.title(), { exact: true }).fill('Choir')
  await page.getByLabel(form.frequency(), { exact: true }).selectOption('weekly')
  await page.getByLabel(form.notes()).fill('Bring the folder')
  await axe(page)
  await page.getByRole('button', { name: form.add(), exact: true }).click()
  await page
    .getByRole('link', { name: /^Choir/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choir' })).toBeVisible()
  await axe(page)
  const address = page.url()

  const sam = await world.as('creator')
  await sam.page.goto(address)
  await expect(sam.page.getByText('Bring the folder')).toBeVisible()
  await expect(sam.page.getByRole('button', { name: texts.action.cancel(), exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: texts.action.cancel(), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: texts.dialogs.cancel.title({ title: 'Choir' }) })
  await expect(dialog.getByLabel(texts.scope.label(), { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: texts.dialogs.cancel.action(), exact: true }).click()
  await expect(page.getByText(texts.done.cancel())).toBeVisible()
})

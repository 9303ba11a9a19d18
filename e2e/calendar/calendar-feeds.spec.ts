import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { axe } from '../support/axe.ts'

test('Dana gives her phone an address of the calendar, and revokes it', async ({ world }) => {
  const { calendarFeeds: texts } = world.messages
  const { page } = await world.as('other')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/app/calendar/connections')
  await expect(page.getByText(texts.empty.title())).toBeVisible()
  await axe(page)
  await press(texts.make())
  const form = page.getByRole('dialog', { name: texts.form.title() })
  await form.getByLabel(texts.form.name(), { exact: true }).fill('Phone')
  await form.getByLabel(texts.form.scope(), { exact: true }).selectOption({ label: texts.scope.parentingTime.name() })
  await expect(form.getByLabel(texts.form.names(), { exact: true })).toHaveValue('initials')
  await axe(page)
  await form.getByRole('button', { name: texts.form.submit(), exact: true }).click()
  await passwordScreen(page, world.messages).give()
  const made = page.getByRole('dialog', { name: texts.made.title() })
  const address = await made.getByLabel(texts.made.field(), { exact: true }).inputValue()
  await axe(page)
  await made.getByRole('button', { name: texts.made.done(), exact: true }).last().click()
  const program = await page.request.get(address)
  expect([program.status(), (await program.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])

  await press(texts.revoke())
  const confirm = page.getByRole('dialog', { name: texts.confirm.title({ name: 'Phone' }) })
  await axe(page)
  await confirm.getByRole('button', { name: texts.revoke(), exact: true }).click()
  await expect(page.getByText(texts.empty.title())).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(410)
})

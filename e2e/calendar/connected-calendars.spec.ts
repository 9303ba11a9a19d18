import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'

test('Dana connects the calendar of a school, renames it and removes it', async ({ world }) => {
  const { connectedCalendars: texts } = world.messages
  const { page } = await world.as('other')
  await page.goto('/app/calendar/connections')
  await page.getByRole('button', { name: texts.add(), exact: true }).click()
  const form = page.getByRole('dialog', { name: texts.form.title() })
  await form.getByLabel(texts.form.name(), { exact: true }).fill('School')
  await form.getByLabel(texts.form.url(), { exact: true }).fill('webcal://school.invalid/term.ics?key=1')
  await axe(page)
  await form.getByRole('button', { name: texts.form.submit(), exact: true }).click()
  await expect(page.getByText('school.invalid')).toBeVisible()
  await expect(page.getByText('term.ics')).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: texts.edit(), exact: true }).click()
  const edit = page.getByRole('dialog', { name: texts.form.editTitle({ name: 'School' }) })
  await edit.getByLabel(texts.form.name(), { exact: true }).fill('Club')
  await edit.getByRole('button', { name: texts.form.save(), exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Club', exact: true })).toBeVisible()
  await page.getByRole('button', { name: texts.remove(), exact: true }).click()
  const confirm = page.getByRole('dialog', { name: texts.confirm.title({ name: 'Club' }) })
  await confirm.getByRole('button', { name: texts.remove(), exact: true }).click()
  await expect(page.getByText(texts.empty.title())).toBeVisible()
})

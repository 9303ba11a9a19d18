import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'

test('Sam shares what Mia is allergic to; Dana brings it up to date, and both have the emergency card', {
  tag: '@main',
}, async ({ world }) => {
  const { infoBank } = world.messages
  const { page } = await world.as('creator')
  await page.goto('/app/infobank')
  await expect(page.getByText(infoBank.list.empty.title())).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: infoBank.add(), exact: true }).first().click()
  await page.getByLabel(infoBank.form.title(), { exact: true }).fill('Peanuts')
  await page.getByLabel('Mia', { exact: true }).check()
  await page.getByLabel(infoBank.section.health(), { exact: true }).check()
  await page.getByLabel(infoBank.field.allergyTo(), { exact: true }).fill('Peanuts')
  await page.getByLabel(infoBank.form.emergency()).check()
  await axe(page)
  await page.getByRole('button', { name: infoBank.form.saveShared(), exact: true }).click()
  await expect(page.getByText(infoBank.one.standing.shared())).toBeVisible()
  await axe(page)

  const dana = await world.as('other')
  await dana.page.goto('/app/infobank')
  await axe(dana.page)
  await dana.page.getByRole('link', { name: 'Peanuts', exact: true }).click()
  await dana.page.getByRole('link', { name: infoBank.one.action.edit(), exact: true }).click()
  await dana.page.getByLabel(infoBank.field.allergyTo(), { exact: true }).fill('Peanuts, penicillin')
  await dana.page.getByRole('button', { name: infoBank.form.saveChange(), exact: true }).click()
  await expect(dana.page.getByText(infoBank.changes.before({ value: 'Peanuts' }), { exact: true })).toBeVisible()

  await expect(page.getByText(infoBank.changes.after({ value: 'Peanuts, penicillin' }), { exact: true })).toBeVisible()
  await page.goto('/app/infobank/card')
  await expect(page.getByText('Peanuts, penicillin')).toBeVisible()
  await axe(page)
})

test('what Sam keeps about Dana nobody else sees, and a child has no Info Bank', async ({ world }) => {
  const { infoBank, shell } = world.messages
  const { page } = await world.as('creator')
  await page.goto('/app/infobank/new')
  await page.getByLabel(infoBank.form.title(), { exact: true }).fill('Birthday')
  await page.getByLabel('Dana', { exact: true }).check()
  await expect(page.getByText(infoBank.form.onlyMeAbout())).toBeVisible()
  await page.getByLabel(infoBank.section.contacts(), { exact: true }).check()
  await page.getByRole('button', { name: infoBank.form.save(), exact: true }).click()
  await expect(page.getByText(infoBank.one.standing.privateOther({ name: 'Dana' }))).toBeVisible()

  const dana = await world.as('other')
  await dana.page.goto('/app/infobank')
  await expect(dana.page.getByText(infoBank.list.empty.title())).toBeVisible()

  const mia = await world.as('child')
  await mia.page.goto('/app/calendar')
  await expect(mia.page.getByRole('link', { name: shell.toJournal() }).first()).toBeVisible()
  await expect(mia.page.getByRole('link', { name: shell.toInfoBank() })).toHaveCount(0)
})

import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { axe } from '../support/axe.ts'

const password = 'Nine-quiet-lamps-4'

test('Dana makes an account for a child, who chooses the password; a reset signs the child out', {
  tag: '@main',
}, async ({ world }) => {
  // The child has no session before and after.
  world.watch.expect(/status of 401/)
  const { linkedAccounts: texts, login } = world.messages
  const dana = await world.as('other')
  const press = (name: string) => dana.page.getByRole('button', { name, exact: true }).click()
  await dana.page.goto('/app/account/people')
  await press(texts.add())
  await axe(dana.page)
  await dana.page.getByLabel(texts.form.whom(), { exact: true }).selectOption({ label: texts.form.someone() })
  await dana.page.getByLabel(texts.form.firstName(), { exact: true }).fill('Rosa')
  await dana.page.getByLabel(texts.form.lastName(), { exact: true }).fill('Vela')
  await press(texts.form.submit())
  await passwordScreen(dana.page, world.messages).give()
  const dialog = dana.page.getByRole('dialog', { name: texts.codeDialog.title({ name: 'Rosa' }) })
  const code = dialog.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
  await expect(code).toBeVisible()
  await axe(dana.page)
  const typed = (await code.textContent()) ?? ''
  await dialog.getByRole('button', { name: texts.codeDialog.close(), exact: true }).last().click()

  const there = await world.stranger()
  await there.page.goto('/app/firstSignIn')
  await there.page.getByLabel(texts.accept.code(), { exact: true }).fill(typed.toLowerCase())
  await there.page.getByLabel(texts.accept.username(), { exact: true }).fill(`rosa_${randomUUID().slice(0, 8)}`)
  await there.page.getByLabel(texts.accept.password(), { exact: true }).fill(password)
  await axe(there.page)
  await there.page.getByRole('button', { name: texts.accept.submit(), exact: true }).click()
  await expect(there.page).toHaveURL(/\/app\/home/)
  await expect(dana.page.getByText(texts.label.active(), { exact: true }).first()).toBeVisible()
  const card = dana.page.getByRole('listitem').filter({ hasText: 'Rosa Vela' })
  await card.getByRole('button', { name: texts.reset(), exact: true }).click()
  const confirm = dana.page.getByRole('dialog', { name: texts.confirm.reset.title({ name: 'Rosa' }) })
  await axe(dana.page)
  await confirm.getByRole('button', { name: texts.reset(), exact: true }).click()
  await expect(card.getByText(texts.label.invited(), { exact: true })).toBeVisible()
  // The open page hears of it and goes to the login by itself.
  await expect(there.page.getByRole('heading', { name: login.title(), level: 1 })).toBeVisible()
})

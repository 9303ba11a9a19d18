import { expect, test } from '../fixtures.ts'
import { recorded } from '../support/scene.ts'

test('Sam has an expense back each month, checks the draft on Home and adds it with four presses', async ({
  world,
}) => {
  const { monthly, form } = world.messages.expenses
  const sam = await world.as('creator')
  const expense = await recorded(world, { name: 'Piano lessons' })
  await sam.expense.goto(expense.id)
  await sam.page.getByRole('button', { name: monthly.repeat(), exact: true }).click()
  const dialog = sam.page.getByRole('dialog')
  const today = await dialog.getByLabel(monthly.dialog.firstOn()).getAttribute('min')
  await dialog.getByLabel(monthly.dialog.firstOn()).fill(today ?? '')
  await dialog.getByRole('button', { name: monthly.dialog.action(), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await sam.page.goto('/app/home')
  const line = sam.page.getByRole('listitem').filter({ hasText: monthly.home.ready() })
  await line.getByRole('link', { name: 'Piano lessons' }).click()
  await expect(sam.page.getByLabel(form.name())).toHaveValue('Piano lessons')
  await sam.page.getByRole('button', { name: form.save(), exact: true }).click()
  await expect(sam.page.getByRole('heading', { level: 1, name: 'Piano lessons' })).toBeVisible()
  await sam.page.goto('/app/home')
  await expect(sam.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sam.page.getByText(monthly.home.ready())).toHaveCount(0)
  const dana = await world.as('other')
  await dana.page.goto('/app/home')
  await expect(dana.page.getByRole('link', { name: 'Piano lessons' }).first()).toBeVisible()
  await expect(dana.page.getByText(monthly.home.ready())).toHaveCount(0)
})

test('Sam splits one expense 70/30 without a category of its own, and Dana approves her part of it', async ({
  world,
}) => {
  const { form, details } = world.messages.expenses
  const sam = await world.as('creator')
  await sam.page.goto('/app/expenses/new')
  await sam.page.getByLabel(form.name()).fill('School trip')
  await sam.page.getByLabel(form.amount()).fill('100')
  await sam.page.getByRole('checkbox').first().check()
  await sam.page.getByLabel(form.category(), { exact: true }).selectOption({ index: 1 })
  await sam.page.getByLabel(form.splitChoice(), { exact: true }).selectOption('other')
  await sam.page.getByLabel(form.ownPercent()).fill('70')
  await sam.page.getByRole('button', { name: form.save(), exact: true }).click()
  await sam.page.getByRole('link', { name: 'School trip' }).first().click()
  await expect(sam.page.getByText(details.split.own())).toBeVisible()
  const dana = await world.as('other')
  await dana.page.goto(sam.page.url())
  await expect(dana.page.getByText(details.split.own())).toBeVisible()
  await expect(dana.page.getByText(world.money(30_00)).first()).toBeVisible()
})

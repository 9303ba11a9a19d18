import { categoryRoutes } from '#contract/categories/categories.ts'
import { expect, test } from '../fixtures.ts'
import { categoriesScreen } from '../pages/categories.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { recorded } from '../support/scene.ts'

const [Sam, Dana] = [names.creator, names.other]

test('Dana makes a category, Sam reads it from his side, and its first use freezes it before her eyes', async ({
  world,
}) => {
  const { categories } = world.messages
  const [dana, sam] = [await world.as('other'), await world.as('creator')]
  const [hers, his] = [categoriesScreen(dana.page, world.messages), categoriesScreen(sam.page, world.messages)]
  await his.goto()
  await expect(his.heading).toBeVisible()
  await dana.log.goto()
  await dana.log.menu.open()
  await dana.log.menu.item(world.messages.expenses.log.categories()).click()
  await hers.add.click()
  await hers.press('make')
  await expect(hers.title).toBeFocused()
  await axe(dana.page)
  await hers.fill({ title: 'School', recorder: '60' })
  await expect(hers.other).toHaveValue('40')
  await hers.press('make')
  await expect(hers.split('School')).toContainText('60')
  await axe(dana.page)
  await expect(his.split('School', Dana)).toContainText(`${Dana} `)
  await expect(his.split('School')).toContainText('60')

  await his.edit('School').click()
  await his.fill({ title: 'School fees', recorder: '70', other: '30' })
  await his.press('save')
  await expect(hers.category('School fees')).toBeVisible()
  await expect(hers.category('School')).toHaveCount(0)
  const api = await world.api('creator')
  const fees = (await api.call(categoryRoutes.list, {})).items.find(({ name }) => name === 'School fees')
  await recorded(world, { categoryId: fees?.id ?? '' })
  await expect(dana.page.getByText(categories.inUseText())).toBeVisible()
  await expect(hers.edit('School fees')).toHaveCount(0)
  await expect(hers.remove('School fees')).toHaveCount(0)
  await axe(dana.page)
  await hers.again('School fees').click()
  await expect(hers.recorder).toHaveValue('70')
})

test('Sam finds while he types that a category is missing, makes it, and goes on where he was', async ({ world }) => {
  const sam = await world.as('creator')
  const making = categoriesScreen(sam.page, world.messages)
  await sam.form.goto()
  await sam.form.fill({ name: 'Ice skates', amount: '80.00', children: ['Leo'] })
  await making.add.click()
  await axe(sam.page)
  await making.fill({ title: 'Skating', recorder: '25' })
  await making.press('make')
  await expect(sam.form.category.locator('option:checked')).toContainText('Skating')
  await expect(sam.form.name).toHaveValue('Ice skates')
  await sam.acts.addAndOpen('Ice skates')
  await expect(sam.page.getByText(world.money(60_00)).first()).toBeVisible()
})

test('Dana cannot change what Sam used a moment ago: what she typed becomes a new one', async ({ world }) => {
  const { categories } = world.messages
  const [dana, api] = [await world.as('other'), await world.api('creator')]
  const body = { name: 'Judo', creatorPercent: 60, otherPercent: 40 }
  const { id } = await api.call(categoryRoutes.add, { body })
  const hers = categoriesScreen(dana.page, world.messages)
  await hers.goto()
  await hers.edit('Judo').click()
  await hers.fill({ title: 'Judo', recorder: '50', other: '50' })
  await recorded(world, { categoryId: id })
  world.watch.expect(/status of 40[09]/)
  await hers.press('save')
  await expect(hers.dialog.getByRole('alert')).toContainText(categories.form.usedTitle())
  await axe(dana.page)
  await hers.press('makeInstead')
  await expect(hers.dialog.getByText(world.messages.errors.duplicateTitle())).toBeVisible()
  await hers.title.fill('Judo from December')
  await hers.press('makeInstead')
  await expect(hers.category('Judo from December')).toBeVisible()
  await expect(hers.category('Judo')).toBeVisible()
})

test('Pat reads who bears what and is drawn no button; to Mia it is not shown', async ({ world }) => {
  const { area } = world.messages.expenses
  const api = await world.api('creator')
  await api.call(categoryRoutes.add, { body: { name: 'Judo', creatorPercent: 60, otherPercent: 40 } })
  const [pat, mia] = [await world.as('professional'), await world.as('child')]
  const seen = categoriesScreen(pat.page, world.messages)
  await seen.goto()
  await expect(seen.split('Judo', Dana)).toContainText(Sam)
  await expect(seen.category('Judo').getByRole('button')).toHaveCount(0)
  await expect(seen.add).toHaveCount(0)
  await axe(pat.page)
  await categoriesScreen(mia.page, world.messages).goto()
  await expect(mia.page.getByText(area.notAParent.title())).toBeVisible()
  await axe(mia.page)
})

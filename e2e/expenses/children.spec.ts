import { childRoutes } from '#contract/children/children.ts'
import { expect, test } from '../fixtures.ts'
import { childrenScreen } from '../pages/children.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { recorded } from '../support/scene.ts'

test('Dana adds a child and Sam corrects the name: both lists say the same, and so does the form', async ({
  world,
}) => {
  const { children, expenses } = world.messages
  const [dana, sam] = [await world.as('other'), await world.as('creator')]
  const [hers, his] = [childrenScreen(dana.page, world.messages), childrenScreen(sam.page, world.messages)]
  await his.goto()
  await hers.goto()
  await expect(his.child('Leo')).toBeVisible()
  await hers.add.click()
  await hers.save()
  await expect(hers.dialog.getByText(world.messages.errors.required())).toBeVisible()
  await expect(hers.firstName).toBeFocused()
  await axe(dana.page)
  await hers.firstName.fill('Nora')
  await hers.save()
  await expect(hers.child('Nora')).toBeVisible()
  await expect(his.child('Nora')).toBeVisible()

  await his.edit('Nora').click()
  await his.firstName.fill('Noor')
  await his.save()
  await expect(hers.child('Noor')).toBeVisible()
  await expect(hers.child('Nora')).toHaveCount(0)
  await axe(dana.page)

  await his.archive('Noor').click()
  await expect(hers.restore('Noor')).toBeVisible()
  await axe(dana.page)
  await sam.form.goto()
  await expect(sam.form.child('Leo')).toBeVisible()
  await expect(sam.form.child('Noor')).toHaveCount(0)
  await hers.restore('Noor').click()
  await expect(sam.form.child('Noor')).toBeVisible()

  await hers.remove('Noor').click()
  await expect(hers.dialog.getByText(children.removing.notice())).toBeVisible()
  await hers.confirm()
  await expect(hers.child('Noor')).toHaveCount(0)
  await expect(sam.form.child('Noor')).toHaveCount(0)
  await expect(sam.page.getByRole('group', { name: expenses.form.children() })).toBeVisible()
})

test('a child that an expense names stays on the record: archived, the expense still says the name', async ({
  world,
}) => {
  const { id } = await recorded(world)
  const dana = await world.as('other')
  const hers = childrenScreen(dana.page, world.messages)
  await hers.goto()
  await expect(hers.child('Leo')).toBeVisible()
  await expect(hers.remove('Leo')).toHaveCount(0)
  await hers.archive('Leo').click()
  await expect(hers.restore('Leo')).toBeVisible()
  await dana.expense.goto(id)
  await expect(dana.page.getByText(/· Leo ·/).first()).toBeVisible()
})

test('without a child no expense is recorded: the form leads to the list, and the list back', async ({ world }) => {
  const { expenses } = world.messages
  const api = await world.api('creator')
  for (const { id, version } of (await api.call(childRoutes.list, {})).items)
    await api.call(childRoutes.archive, { params: { id }, body: { version } })
  const sam = await world.as('creator')
  const his = childrenScreen(sam.page, world.messages)
  await sam.form.goto()
  await expect(sam.page.getByText(expenses.form.noChild())).toBeVisible()
  await axe(sam.page)
  await sam.page.getByRole('link', { name: expenses.form.addChild() }).click()
  await expect(his.heading).toBeVisible()
  await expect(his.goOn).toHaveCount(0)
  await his.restore('Mia').click()
  await his.goOn.click()
  await expect(sam.form.child('Mia')).toBeChecked()
})

test('Sam saves over what Dana changed a moment ago only once he has read it', async ({ world }) => {
  const { children } = world.messages
  const [sam, dana] = [await world.as('creator'), await world.api('other')]
  const his = childrenScreen(sam.page, world.messages)
  await his.goto()
  await his.edit('Leo').click()
  await his.firstName.fill('Leonard')
  const leo = (await dana.call(childRoutes.list, {})).items.find(({ firstName }) => firstName === 'Leo')
  const params = { id: leo?.id ?? '' }
  await dana.call(childRoutes.change, { params, body: { version: 1, firstName: 'Leonardo' } })
  world.watch.expect(/status of 409/)
  await his.save()
  await expect(his.dialog.getByRole('alert')).toContainText(children.form.changed({ now: 'Leonardo' }))
  await expect(his.firstName).toHaveValue('Leonard')
  await axe(sam.page)
  await his.save()
  await expect(his.child('Leonard')).toBeVisible()
})

test('Pat reads the list without a button; to Mia it is not shown', async ({ world }) => {
  const { children } = world.messages
  const [pat, mia] = [await world.as('professional'), await world.as('child')]
  const seen = childrenScreen(pat.page, world.messages)
  await seen.goto()
  await expect(pat.shell.viewing(names.other)).toBeVisible()
  await expect(seen.child('Leo')).toBeVisible()
  await expect(seen.child('Leo').getByRole('button')).toHaveCount(0)
  await expect(seen.add).toHaveCount(0)
  await axe(pat.page)
  await childrenScreen(mia.page, world.messages).goto()
  await expect(mia.page.getByText(children.refusedTitle())).toBeVisible()
  await axe(mia.page)
})

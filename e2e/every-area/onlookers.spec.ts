import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { approved, owed, paidByCheck, recorded } from '../support/scene.ts'

test('Pat reads as Dana reads, is drawn no button, and leaves no first view behind', { tag: '@main' }, async ({
  world,
}) => {
  const { expenses, payments } = world.messages
  const { id, name } = await recorded(world)
  const pat = await world.as('professional')
  await pat.log.goto()
  await expect(pat.shell.viewing(names.other)).toBeVisible()
  await expect(pat.log.row(name)).toBeVisible()
  await expect(pat.page.getByRole('link', { name: expenses.log.add() })).toHaveCount(0)
  await axe(pat.page)
  await pat.log.open(name)
  const { openViewing } = expenses.turn.text
  await expect(pat.expense.turn(openViewing.title({ payer: names.other }))).toBeVisible()
  for (const act of ['approve', 'decline', 'requestReceipt', 'addReceipt', 'pay', 'edit', 'withdraw'] as const)
    await expect(pat.expense.act(act)).toHaveCount(0)
  for (const act of ['confirm', 'refuse', 'void'] as const)
    await expect(pat.page.getByRole('button', { name: payments.action[act]() })).toHaveCount(0)
  await axe(pat.page)
  const { viewed } = await (await world.api('creator')).call(expenseRoutes.get, { params: { id } })
  expect(viewed.map(({ at }) => at)).toEqual([null])
})

test('Pat follows live what the parents do, and still has nothing to press', async ({ world }) => {
  const { expenses, payments } = world.messages
  const { id } = await paidByCheck(world, await approved(world, await recorded(world)), owed)
  const [pat, sam] = [await world.as('professional'), await world.as('creator')]
  await pat.expense.goto(id)
  await expect(pat.expense.paymentEntry(1)).toContainText(payments.label.unconfirmed())
  await sam.expense.goto(id)
  await sam.acts.confirm()
  await expect(pat.expense.turn(expenses.turn.text.settledViewing.title())).toBeVisible()
  await expect(pat.expense.paymentEntry(1).getByRole('button')).toHaveCount(0)
})

test('Pat cannot record an expense, not even by its address', async ({ world }) => {
  const { form } = world.messages.expenses
  const pat = await world.as('professional')
  await pat.form.goto()
  await expect(pat.page.getByText(form.lookingOn({ name: names.other }))).toBeVisible()
  await expect(pat.form.save).toHaveCount(0)
})

test('Mia finds nothing of what her parents owe each other', { tag: '@main' }, async ({ world }) => {
  const { id, name } = await recorded(world)
  const mia = await world.as('child')
  world.watch.expect(/status of 40[34]/)
  await mia.log.goto()
  await expect(mia.page.getByText(world.messages.expenses.area.notAParent.title())).toBeVisible()
  await expect(mia.page.getByText(name)).toHaveCount(0)
  await expect(mia.page.getByText(world.money(owed))).toHaveCount(0)
  await mia.expense.goto(id)
  await expect(mia.page.getByText(world.messages.expenses.area.notAParent.title())).toBeVisible()
  await expect(mia.page.getByText(name)).toHaveCount(0)
})

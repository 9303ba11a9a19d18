import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { livePath } from '#contract/live.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { approved, paidByCheck, recorded, repriced, total } from '../support/scene.ts'

test('Dana approves nothing she was not shown: Sam changed the amount while she was reading', { tag: '@main' }, async ({
  world,
}) => {
  const { messages, money } = world
  const { refused } = messages.expenses.details
  const item = await recorded(world)
  const dana = await world.as('other')
  // Her live stream is blocked.
  await dana.context.route(`**${livePath}*`, () => undefined)
  await dana.expense.goto(item.id)
  await expect(dana.expense.act('approve')).toBeVisible()
  await repriced(world, item, 300_00)

  world.watch.expect(/status of 409/)
  await dana.acts.approve()
  const refusal = dana.expense.refused
  await expect(refusal).toContainText(refused.changedBy({ name: names.creator }))
  await expect(refusal).toContainText(refused.total({ expense: item.name, was: money(total), now: money(300_00) }))
  await expect(refusal).toContainText(world.messages.common.refused.nothing.approve())
  await axe(dana.page)
  const sam = await world.api('creator')
  expect((await sam.call(expenseRoutes.get, { params: { id: item.id } })).status).toBe('open')

  const { openOther, unpaidOther } = messages.expenses.turn.text
  await expect(dana.expense.turn(openOther.title({ owed: money(150_00) }))).toBeVisible()
  await dana.acts.approve()
  await expect(dana.expense.turn(unpaidOther.title({ payable: money(150_00) }))).toBeVisible()
  await expect(refusal).toHaveCount(0)
})

test('Dana cannot decline what Sam withdrew a moment ago, and reads what became of it', async ({ world }) => {
  const { expenses } = world.messages
  const item = await recorded(world)
  const dana = await world.as('other')
  await dana.context.route(`**${livePath}*`, () => undefined)
  await dana.expense.goto(item.id)
  await dana.expense.act('decline').click()
  await dana.expense.field(expenses.dialogs.decline.reason()).fill('I was not asked')
  const sam = await world.api('creator')
  const { id, version } = item
  await sam.call(expenseRoutes.events, { params: { id }, body: { type: 'expense.withdraw', version } })

  world.watch.expect(/status of 409/)
  await dana.expense.yes(expenses.dialogs.decline.action())
  const { refused } = expenses.details
  await expect(dana.expense.refused).toContainText(refused.movedOn())
  await expect(dana.expense.refused).toContainText(world.messages.common.refused.nothing.decline())
  await expect(dana.expense.turn(expenses.turn.text.withdrawnOther.title({ name: names.creator }))).toBeVisible()
  await expect(dana.expense.act('decline')).toHaveCount(0)
})

test('Sam cannot confirm a check that Dana made void before he looked again', async ({ world }) => {
  const { payments, common } = world.messages
  const item = await paidByCheck(world, await approved(world, await recorded(world)), 50_00)
  const sam = await world.as('creator')
  await sam.context.route(`**${livePath}*`, () => undefined)
  await sam.expense.goto(item.id)
  const confirm = await sam.expense.payment('confirm')
  const dana = await world.as('other')
  await dana.expense.goto(item.id)
  await dana.acts.void('Wrong amount')

  world.watch.expect(/status of 409/)
  await confirm.click()
  await expect(sam.expense.refused).toContainText(common.refused.nothing.confirm())
  await expect(sam.expense.paymentEntry(1)).toContainText(payments.label.void())
  await expect(confirm).toHaveCount(0)
})

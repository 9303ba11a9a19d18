import { expect, test } from '../fixtures.ts'
import { names } from '../support/family.ts'
import { owed, recorded, total } from '../support/scene.ts'

test('Dana is told before she answers that Sam changed the amount while she was reading', async ({ world }) => {
  const { details, turn } = world.messages.expenses
  const { id, name } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await expect(dana.expense.act('approve')).toHaveText(turn.action.approveAmount({ owed: world.money(owed) }))
  await sam.acts.edit({ amount: '300.00' })
  const { changedBy, total: became } = details.refused
  await expect(dana.expense.refused).toContainText(changedBy({ name: names.creator }))
  const change = became({ expense: name, was: world.money(total), now: world.money(300_00) })
  await expect(dana.expense.refused).toContainText(change)
  await expect(dana.expense.act('approve')).toHaveText(turn.action.approveAmount({ owed: world.money(150_00) }))
  await dana.acts.approve()
  await expect(dana.expense.turn(turn.text.unpaidOther.title({ payable: world.money(150_00) }))).toBeVisible()
  await expect(dana.expense.refused).toHaveCount(0)
})

test('Dana is told before she answers that Sam changed the split while she was reading', async ({ world }) => {
  const { details, turn } = world.messages.expenses
  const { id } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await expect(dana.expense.act('approve')).toHaveText(turn.action.approveAmount({ owed: world.money(owed) }))
  await sam.acts.edit({ ownPercent: '40' })
  await expect(dana.expense.refused).toContainText(details.refused.changedBy({ name: names.creator }))
  await expect(dana.expense.act('approve')).toHaveText(turn.action.approveAmount({ owed: world.money(171_00) }))
  await dana.acts.approve()
  await expect(dana.expense.turn(turn.text.unpaidOther.title({ payable: world.money(171_00) }))).toBeVisible()
})

test('after an answer without a connection everything that Dana reads is new once it is back', async ({ world }) => {
  const { expenses, errors } = world.messages
  const { id } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await expect(dana.expense.act('approve')).toBeVisible()
  world.watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  await dana.context.setOffline(true)
  await expect(dana.shell.offline).toBeVisible()
  await sam.acts.edit({ amount: '300.00' })
  await expect(sam.expense.turn(expenses.turn.text.openCreator.title({ name: names.other }))).toBeVisible()
  await dana.acts.approve()
  await expect(dana.expense.refused).toContainText(errors.expenseNotApproved())
  await dana.context.setOffline(false)
  const { openOther } = expenses.turn.text
  await expect(dana.expense.turn(openOther.title({ owed: world.money(150_00) }))).toBeVisible()
  await expect(dana.page.getByText(world.messages.common.dialogs.offline())).toHaveCount(0)
  await expect(dana.page.getByText(errors.expenseNotApproved())).toHaveCount(0)
})

test('a double tap on Approve pays nothing', async ({ world }) => {
  const { unpaidOther } = world.messages.expenses.turn.text
  const { id } = await recorded(world)
  const dana = await world.as('other', {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  await dana.expense.goto(id)
  const box = await dana.expense.act('approve').boundingBox()
  if (!box) throw new Error('nothing to approve')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await dana.page.touchscreen.tap(x, y)
  await dana.page.touchscreen.tap(x, y)
  await expect(dana.expense.turn(unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
  await expect(dana.expense.dialog).toHaveCount(0)
  await dana.expense.act('pay').click()
  await expect(dana.expense.dialog).toBeVisible()
})

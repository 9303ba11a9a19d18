import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { approved, owed, recorded, total } from '../support/scene.ts'
import type { World } from '../support/world.ts'

const kindsOf = async (world: World, id: string): Promise<string[]> => {
  const dana = await world.api('other')
  const { entries } = await dana.call(historyRoutes.ofItem, { params: { id } })
  return entries.map(({ kind }) => kind)
}
const times = (kinds: readonly string[], kind: string): number => kinds.filter((one) => one === kind).length

test('a double press approves once', { tag: '@main' }, async ({ world }) => {
  const { unpaidOther } = world.messages.expenses.turn.text
  const { id } = await recorded(world)
  const dana = await world.as('other')
  await dana.expense.goto(id)
  await dana.expense.act('approve').dblclick()
  await expect(dana.expense.turn(unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
  await expect(dana.expense.refused).toHaveCount(0)
  expect(times(await kindsOf(world, id), 'expense.approve')).toBe(1)
})

test('a double press records one expense', async ({ world }) => {
  const sam = await world.as('creator')
  await sam.form.goto()
  const amount = formatAmount(total, world.locale)
  await sam.form.fill({ name: 'School bag', amount, category: 'general', children: ['Mia'] })
  await sam.form.save.dblclick()
  await expect(sam.log.added('School bag')).toBeVisible()
  await expect(sam.log.heading).toBeVisible()
  const { items } = await (await world.api('creator')).call(expenseRoutes.list, { query: {} })
  expect(items.map(({ name }) => name)).toEqual(['School bag'])
})

test('a double press pays once', async ({ world }) => {
  const { pay } = world.messages.expenses.dialogs
  const { id } = await approved(world, await recorded(world))
  const dana = await world.as('other')
  await dana.expense.goto(id)
  await dana.expense.act('pay').click()
  await dana.expense.field(world.messages.common.pay.amount()).fill(formatAmount(20_00, world.locale))
  await dana.expense.dialog.getByRole('button', { name: pay.action(), exact: true }).dblclick()
  await expect(dana.expense.paymentEntry(1)).toBeVisible()
  await expect(dana.expense.dialog).toHaveCount(0)
  expect(times(await kindsOf(world, id), 'payment.begin')).toBe(1)
})

test('an answer whose reply got lost is sent again as the same press', { tag: '@main' }, async ({ world }) => {
  const { expenses, errors } = world.messages
  const { id } = await recorded(world)
  const dana = await world.as('other')
  await dana.expense.goto(id)
  world.watch.expect(/ERR_FAILED/)
  // The server executes the first request, but its reply never arrives.
  await dana.context.route(`**/pub/v1/expenses/${id}/events`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dana.acts.approve()
  await expect(dana.expense.refused).toContainText(errors.network())
  await dana.context.unrouteAll()
  const { unpaidOther } = expenses.turn.text
  const approve = dana.expense.act('approve')
  const paying = dana.expense.turn(unpaidOther.title({ payable: world.money(owed) }))
  await expect(approve.or(paying)).toBeVisible()
  if (await approve.isVisible()) await approve.click()
  await expect(paying).toBeVisible()
  expect(times(await kindsOf(world, id), 'expense.approve')).toBe(1)
})

test('two tabs of one person say the same', async ({ world }) => {
  const { unpaidOther } = world.messages.expenses.turn.text
  const { id, name } = await recorded(world)
  const dana = await world.as('other')
  const log = await dana.tab()
  const second = await dana.tab()
  await dana.expense.goto(id)
  await log.log.goto()
  await second.expense.goto(id)
  await expect(log.log.yourTurn(name, 'open')).toBeVisible()
  await expect(second.expense.act('approve')).toBeVisible()
  await dana.acts.approve()
  await expect(second.expense.turn(unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
  await expect(log.log.yourTurn(name, 'unpaid')).toBeVisible()
  // The leading tab is closed and another one takes over.
  await dana.page.close()
  await second.acts.pay({ amount: formatAmount(20_00, world.locale) })
  await expect(log.log.yourTurn(name, 'payMore')).toBeVisible()
})

import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { names } from '../support/family.ts'
import { approved, owed, paidByCheck, recorded } from '../support/scene.ts'
import type { World } from '../support/world.ts'

const [Sam, Dana] = [names.creator, names.other]

/** Both parents open an expense that Dana approved and partly paid by checks of these amounts. */
const withChecks = async (world: World, ...amounts: number[]) => {
  let item = await approved(world, await recorded(world))
  for (const amount of amounts) item = await paidByCheck(world, item, amount)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(item.id)
  await dana.expense.goto(item.id)
  return { sam, dana, id: item.id }
}
const currentState = async (world: World, id: string) =>
  (await world.api('creator')).call(expenseRoutes.get, { params: { id } })

test('of two checks one arrives and one does not, and what remains is said large beside what was owed', async ({
  world,
}) => {
  const { payments, expenses } = world.messages
  const { text } = expenses.turn
  const { sam, dana, id } = await withChecks(world)
  await dana.acts.pay({ amount: formatAmount(60_00, world.locale), number: '1042', note: 'In the school bag' })
  await dana.acts.pay({ amount: formatAmount(50_00, world.locale) })
  await expect(sam.expense.turn(text.paymentUnconfirmedCreator.title({ payment: world.money(60_00) }))).toBeVisible()
  await expect(sam.expense.paymentEntry(1)).toContainText(payments.number({ number: '1042' }))
  await expect(sam.expense.paymentEntry(1)).toContainText('In the school bag')
  await sam.acts.confirm(1)
  await expect(sam.expense.turn(text.paymentUnconfirmedCreator.title({ payment: world.money(50_00) }))).toBeVisible()
  await sam.acts.refuse('The envelope was empty', 2)
  const remaining = owed - 60_00
  await expect(dana.expense.turn(text.newPaymentNeededOther.title({ payable: world.money(remaining) }))).toBeVisible()
  await expect(dana.expense.paymentEntry(2)).toContainText(payments.label.refused())
  await expect(dana.expense.rail.getByText('The envelope was empty')).toBeVisible()
  await expect(
    dana.page.getByText(expenses.details.amount.left({ owed: world.money(owed) }), { exact: true }),
  ).toBeVisible()
  await dana.acts.pay()
  await sam.acts.confirm(3)
  await expect(dana.expense.turn(text.settledOther.title())).toBeVisible()
  expect((await currentState(world, id)).facts).toMatchObject({ settled: owed, checks: 0 })
})

test('Dana hands over cash and says when; Sam reads both where he confirms it, and on its page', async ({ world }) => {
  const { payments, paymentActivity } = world.messages
  const { sam, dana } = await withChecks(world)
  await dana.acts.pay({ means: 'cash', paidOn: '2024-02-29', note: 'At the handover' })
  const entry = sam.expense.paymentEntry(1)
  await expect(entry).toContainText(payments.means.cash())
  await expect(entry).toContainText('2024')
  await sam.acts.confirm(1)
  await entry.getByRole('link', { name: payments.see() }).click()
  await expect(sam.page.getByText(payments.means.cash(), { exact: true })).toBeVisible()
  await expect(sam.page.getByText(paymentActivity.details.facts.paidOn(), { exact: true })).toBeVisible()
})

test('Dana makes a check void before Sam has it; he is not asked for it any more', async ({ world }) => {
  const { text } = world.messages.expenses.turn
  const { sam, dana } = await withChecks(world, 40_00)
  await expect(await sam.expense.payment('confirm')).toBeVisible()
  await dana.acts.void('I wrote the wrong name on it')
  await expect(
    sam.expense.turn(text.newPaymentNeededCreator.title({ name: Dana, remaining: world.money(owed) })),
  ).toBeVisible()
  await expect(sam.expense.rail.getByText('I wrote the wrong name on it')).toBeVisible()
  await expect(sam.page.getByRole('button', { name: world.messages.payments.action.confirm() })).toHaveCount(0)
})

test('a check that bounces weeks later opens a settled expense again, and says why', async ({ world }) => {
  const { turn, events } = world.messages.expenses
  const { sam, dana, id } = await withChecks(world, owed)
  await sam.acts.confirm()
  await expect(dana.expense.turn(turn.text.settledOther.title())).toBeVisible()
  await sam.acts.void('The bank sent the check back')
  await expect(dana.expense.turn(turn.text.newPaymentNeededOther.title({ payable: world.money(owed) }))).toBeVisible()
  await expect(dana.page.getByText(turn.broken.void()).first()).toBeVisible()
  await expect(dana.expense.rail.getByText('The bank sent the check back')).toBeVisible()
  await expect(sam.expense.rail.getByText(events.begin.you()).first()).toBeAttached()
  expect((await currentState(world, id)).status).toBe('approved.newPaymentNeeded')
})

test('while a check waits Sam cannot say that he was paid otherwise, and reads why; then he can, for what is left', async ({
  world,
}) => {
  const { turn, dialogs } = world.messages.expenses
  const { sam, dana, id } = await withChecks(world, 100_00)
  await expect(sam.page.getByText(turn.notice.reimburse())).toBeVisible()
  await expect(sam.expense.act('markReimbursed')).toHaveCount(0)
  await sam.acts.confirm()
  await sam.expense.act('markReimbursed').click()
  const remaining = world.money(owed - 100_00)
  await expect(sam.expense.dialog).toContainText(dialogs.markReimbursed.title({ remaining }))
  await expect(sam.expense.dialog).toContainText(dialogs.markReimbursed.text({ name: Dana }))
  await sam.expense.yes(dialogs.markReimbursed.action())
  await expect(dana.expense.turn(turn.text.settledOther.title())).toBeVisible()
  await expect(
    dana.expense.happened(world.messages.payments.events.beginReimbursed.name({ actor: Sam, amount: remaining })),
  ).toBeVisible()
  expect((await currentState(world, id)).payments.map(({ status }) => status)).toEqual(['confirmed', 'reimbursed'])
})

import { formatAmount } from '#domain/money.ts'
import { itemCodeOf } from '#domain/record/item-code.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { approved, paidByCheck, recorded } from '../support/scene.ts'
import type { World } from '../support/world.ts'

/** Dana pays a part of what she owes by check 1042. */
const paid = async (world: World, amount = 60_00) => {
  const item = await paidByCheck(world, await approved(world, await recorded(world)), amount)
  const [payment] = item.payments
  if (!payment) throw new Error('no payment')
  return { payment, name: item.name }
}

test('Sam finds the check among the payments and confirms it on its own page, where Dana sees it happen', async ({
  world,
}) => {
  const { messages, money } = world
  const { list, details, receipt } = messages.paymentActivity
  const { payment, name } = await paid(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.log.goto()
  await sam.payments.toPayments()
  await expect(sam.payments.heading).toBeVisible()
  await expect(sam.payments.area.locator('[aria-current=page]')).toHaveText(messages.expenses.area.payments())
  const task = messages.expenses.chip.yourTurnTo({ what: messages.expenses.task.paymentUnconfirmed() })
  await expect(sam.payments.row(name)).toContainText(task)
  await expect(sam.payments.row(name)).toContainText(list.numbered({ number: '1042' }))
  await expect(sam.payments.totals).toContainText(list.totals.receiving())
  await axe(sam.page)

  await sam.payments.line(name).click()
  await expect(sam.payments.title(details.fromName({ name: names.other }))).toBeVisible()
  const title = details.text.unconfirmedReceiver.title({ amount: money(60_00) })
  await expect(sam.payments.turn(title)).toBeVisible()
  await axe(sam.page)
  await dana.payments.open(payment.id)
  await expect(dana.payments.title(details.toName({ name: names.creator }))).toBeVisible()
  await expect(dana.payments.act('confirm')).toHaveCount(0)

  await sam.payments.act('confirm').click()
  for (const one of [sam, dana]) {
    await expect(one.payments.turn(details.text.confirmed.title())).toBeVisible()
    await expect(one.payments.rail.getByRole('listitem')).toHaveCount(2)
  }
  await expect(dana.payments.act('void')).toHaveCount(0)

  await dana.payments.receipt.click()
  const paper = dana.page.getByRole('heading', { level: 2, name: `${messages.productName()} · ${receipt.title()}` })
  await expect(paper).toBeVisible()
  await expect(dana.page.getByText(itemCodeOf(payment.id))).toBeVisible()
  await axe(dana.page)
})

test('what did not arrive is said with a reason, stays on the list, and its paper does not call itself a receipt', async ({
  world,
}) => {
  const { messages } = world
  const { details, receipt } = messages.paymentActivity
  const { payment, name } = await paid(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.payments.open(payment.id)
  await dana.payments.open(payment.id)
  await sam.payments.act('refuse').click()
  await sam.payments.dialog.getByLabel(messages.payments.dialogs.reason()).fill('The envelope was empty')
  await axe(sam.page)
  await sam.payments.dialog
    .getByRole('button', { name: messages.payments.dialogs.refuse.action(), exact: true })
    .click()
  await expect(dana.payments.turn(details.text.refused.title())).toBeVisible()
  await expect(dana.payments.rail.getByText('The envelope was empty')).toBeVisible()
  await dana.payments.receipt.click()
  const paper = dana.page.getByRole('heading', { level: 2, name: `${messages.productName()} · ${receipt.record()}` })
  await expect(paper).toBeVisible()
  await expect(dana.page.getByText(receipt.nothing(), { exact: false })).toBeVisible()
  await dana.payments.goto('?show=nothing')
  await expect(dana.payments.row(name)).toContainText(messages.payments.label.refused())
})

test('a search and a filter live in the address, and the list fits the narrowest phone', async ({ world }) => {
  const { messages, money } = world
  const { payment, name } = await paid(world)
  const dana = await world.as('other')
  await dana.payments.goto('?way=sent')
  await dana.payments.search.fill(payment.number ?? '')
  await expect(dana.page).toHaveURL(/way=sent&search=/)
  await expect(dana.payments.row(name)).toContainText(money(60_00))
  await dana.page.setViewportSize({ width: 320, height: 640 })
  await expect(dana.payments.line(name)).toBeVisible()
  expect(await dana.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await axe(dana.page)
  await dana.payments.goto('/print?way=sent')
  await expect(dana.page.getByRole('table', { name: messages.paymentActivity.list.table() })).toContainText(name)
  await axe(dana.page)
})

test.describe('by bank', () => {
  // Bank transfers are offered in the United States, whatever the language.
  test.use({ country: 'US' })

  test('both follow a transfer on its own page, and who sent it may stop it until the bank begins', async ({
    world,
  }) => {
    test.slow()
    const { messages, money, bank, locale } = world
    const { text } = messages.paymentActivity.details
    await bank.ready()
    const { id, name } = await approved(world, await recorded(world))
    const [sam, dana] = [await world.as('creator'), await world.as('other')]
    const part = 111_00
    await dana.expense.goto(id)
    await dana.acts.payByBank(formatAmount(part, locale), money(part))
    await dana.expense.paymentEntry(1).getByRole('link', { name: messages.payments.see() }).click()
    await sam.payments.goto()
    await sam.payments.line(name).click()
    for (const one of [sam, dana]) await expect(one.payments.turn(text.pending.title())).toBeVisible()
    await expect(dana.payments.act('stop')).toBeVisible()
    await expect(sam.payments.act('stop')).toHaveCount(0)
    await bank.has(part)
    await bank.businessDays(1)
    for (const one of [sam, dana]) await expect(one.payments.turn(text.inProcess.title())).toBeVisible()
    await expect(dana.payments.act('stop')).toHaveCount(0)
  })
})

test('Pat reads the payments as Dana does and has nothing to press; Mia has no way to them', async ({ world }) => {
  const { messages } = world
  const { payment, name } = await paid(world)
  const pat = await world.as('professional')
  await pat.payments.goto()
  await pat.payments.line(name).click()
  const { between } = messages.paymentActivity.details
  await expect(pat.payments.title(between({ payer: names.other, receiver: names.creator }))).toBeVisible()
  for (const act of ['confirm', 'refuse', 'void', 'stop'] as const) await expect(pat.payments.act(act)).toHaveCount(0)
  await axe(pat.page)

  const mia = await world.as('child')
  await mia.log.goto()
  await expect(mia.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(mia.payments.area).toHaveCount(0)
  await mia.payments.open(payment.id)
  await expect(mia.page.getByText(messages.expenses.area.notAParent.title())).toBeVisible()
  await expect(mia.page.getByText(name)).toHaveCount(0)
})

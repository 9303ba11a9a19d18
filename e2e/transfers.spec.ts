import { expect, test } from './fixtures.ts'
import { names } from './support/family.ts'
import { approved, owed, recorded } from './support/scene.ts'

test('both follow a transfer through the bank, and its return weeks later asks Dana to pay again', async ({
  world,
}) => {
  const { words, money, bank } = world
  const { text } = words.expenses.turn
  const { id } = await approved(world, await recorded(world))
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await expect(dana.expense.act('pay')).toBeVisible()

  const transfer = await bank.transfer(id, owed)
  await expect(dana.expense.turn(text.paymentInProcessOther.title({ inFlight: money(owed) }))).toBeVisible()
  await expect(sam.expense.turn(text.paymentInProcessCreator.title({ inFlight: money(owed) }))).toBeVisible()
  // A transfer is on its way, so nothing may be marked as reimbursed.
  await expect(sam.expense.act('markReimbursed')).toHaveCount(0)

  await bank.says(transfer, 'payment.processing')
  await expect(dana.expense.paymentEntry(1)).toContainText(words.payments.label.inProcess())
  await bank.says(transfer, 'payment.paid')
  await expect(sam.expense.turn(text.settledCreator.title())).toBeVisible()
  await expect(dana.expense.turn(text.settledOther.title())).toBeVisible()

  await bank.says(transfer, 'payment.returned')
  await expect(dana.expense.turn(text.newPaymentNeededOther.title({ payable: money(owed) }))).toBeVisible()
  await expect(dana.page.getByText(words.expenses.turn.broken.returned())).toBeVisible()
  const again = text.newPaymentNeededCreator.title({ name: names.other, remaining: money(owed) })
  await expect(sam.expense.turn(again)).toBeVisible()
  await expect(dana.expense.act('pay')).toBeVisible()
})

test('Sam says he was paid another way after a transfer failed', async ({ world }) => {
  const { words, money, bank } = world
  const { id } = await approved(world, await recorded(world))
  const sam = await world.as('creator')
  await sam.expense.goto(id)
  await bank.says(await bank.transfer(id, owed), 'payment.failed')
  const { newPaymentNeededCreator, settledCreator } = words.expenses.turn.text
  const again = newPaymentNeededCreator.title({ name: names.other, remaining: money(owed) })
  await expect(sam.expense.turn(again)).toBeVisible()
  await sam.acts.markReimbursed()
  await expect(sam.expense.turn(settledCreator.title())).toBeVisible()
  await sam.expense.back.click()
  await expect(sam.log.row('Orthodontist')).toContainText(words.expenses.chip.reimbursed())
})

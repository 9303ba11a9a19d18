import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { anotherProcess } from '../support/process.ts'
import { owed, recorded } from '../support/scene.ts'

test('Sam and Dana follow each other although two processes serve them', async ({ world }) => {
  test.slow()
  const { text } = world.messages.expenses.turn
  const second = await anotherProcess(world.server)
  const sam = await world.as('creator')
  const dana = await world.as('other', { url: second.url })
  await dana.log.goto()
  await expect(dana.log.empty).toBeVisible()
  const { id, name } = await recorded(world)
  await expect(dana.log.yourTurn(name, 'open')).toBeVisible()
  await sam.expense.goto(id)
  await expect(sam.expense.verified).toBeVisible()
  await dana.log.open(name)
  await dana.acts.approve()
  await expect(sam.expense.happened(world.messages.expenses.events.approve.name({ actor: dana.name }))).toBeVisible()
  await dana.acts.pay({ amount: formatAmount(owed, world.locale) })
  await expect(sam.expense.turn(text.paymentUnconfirmedCreator.title({ payment: world.money(owed) }))).toBeVisible()
  await sam.acts.confirm()
  await expect(dana.expense.turn(text.settledOther.title())).toBeVisible()
  await dana.context.close()
  await second.stop()
})

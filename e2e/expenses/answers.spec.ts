import { expect, test } from '../fixtures.ts'
import { names } from '../support/family.ts'
import { owed, recorded, total } from '../support/scene.ts'

const [Sam, Dana] = [names.creator, names.other]

test('Dana declines and says why; Sam reads it and sends the expense again', async ({ world }) => {
  const { expenses } = world.messages
  const { text } = expenses.turn
  const { id, name } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await dana.acts.decline('We said no new bicycle this year')
  await expect(dana.expense.turn(text.declinedOther.title())).toBeVisible()
  await expect(sam.expense.turn(text.declinedCreator.title({ name: Dana }))).toBeVisible()
  await expect(sam.expense.rail.getByText('We said no new bicycle this year')).toBeVisible()
  await dana.expense.back.click()
  await dana.log.showAll.click()
  await expect(dana.log.row(name)).toContainText(expenses.share.notCounted())
  await expect(dana.log.totals.getByText(world.money(owed))).toHaveCount(0)

  await sam.page.getByRole('link', { name: expenses.turn.action.again() }).click()
  await expect(sam.form.name).toHaveValue(name)
  await sam.form.fill({ name: 'Bicycle, second hand' })
  await sam.acts.addAndOpen('Bicycle, second hand')
  await expect(sam.page.getByRole('link', { name: expenses.details.previousLink() })).toBeVisible()
  await expect(dana.log.yourTurn('Bicycle, second hand', 'open')).toBeVisible()
})

test('a reason is asked for before an expense can be declined', async ({ world }) => {
  const { expenses, errors } = world.messages
  const { decline } = expenses.dialogs
  const { id, name } = await recorded(world)
  const dana = await world.as('other')
  await dana.expense.goto(id)
  await dana.expense.act('decline').click()
  await expect(dana.page.getByRole('dialog', { name: decline.title({ expense: name }) })).toBeVisible()
  await dana.expense.dialog.getByRole('button', { name: decline.action(), exact: true }).click()
  await expect(dana.expense.dialog.getByText(errors.required())).toBeVisible()
  await expect(dana.expense.field(decline.reason())).toBeFocused()
  await dana.page.keyboard.press('Escape')
  await expect(dana.expense.act('approve')).toBeVisible()
})

test('Sam withdraws his expense; Dana sees that it was there and that nothing is asked of her', async ({ world }) => {
  const { expenses } = world.messages
  const { id, name } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.log.goto()
  await expect(dana.log.yourTurn(name, 'open')).toBeVisible()
  await sam.acts.withdraw()
  await expect(sam.expense.turn(expenses.turn.text.withdrawnCreator.title())).toBeVisible()
  await dana.log.showAll.click()
  await expect(dana.log.row(name)).toContainText(expenses.chip.withdrawn())
  await dana.log.open(name)
  await expect(dana.expense.turn(expenses.turn.text.withdrawnOther.title({ name: Sam }))).toBeVisible()
  await expect(dana.expense.act('approve')).toHaveCount(0)
})

test('a private expense is nowhere for Dana until Sam shares it', { tag: '@main' }, async ({ world }) => {
  const { text } = world.messages.expenses.turn
  const { id, name } = await recorded(world, { private: true })
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await dana.log.goto()
  await expect(dana.log.empty).toBeVisible()
  world.watch.expect(/status of 404/)
  const direct = await dana.tab()
  await direct.expense.goto(id)
  await expect(direct.expense.missing).toBeVisible()
  await sam.log.goto()
  await sam.log.open(name)
  await expect(sam.expense.turn(text.privateCreator.title())).toBeVisible()
  await expect(dana.log.empty).toBeVisible()

  await sam.acts.share(Dana)
  await expect(sam.expense.turn(text.openCreator.title({ name: Dana }))).toBeVisible()
  await expect(dana.log.yourTurn(name, 'open')).toBeVisible()
  await expect(dana.log.row(name)).toContainText(world.money(owed))
  await expect(direct.expense.turn(text.openOther.title({ owed: world.money(owed) }))).toBeVisible()
  expect(total).toBeGreaterThan(owed)
})

test('Sam corrects an expense before Dana answers, and the record keeps both amounts', async ({ world }) => {
  const { expenses } = world.messages
  const { id } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await expect(dana.expense.act('approve')).toBeVisible()
  await sam.acts.edit({ amount: '290.00' })
  const { total: became } = expenses.rail.detail
  const change = became({ was: world.money(total), now: world.money(290_00) })
  await expect(sam.expense.rail.getByText(change)).toBeVisible()
  await expect(dana.expense.turn(expenses.turn.text.openOther.title({ owed: world.money(145_00) }))).toBeVisible()
})

test('what was withdrawn is sent again once, and both find the way from the one to the other and back', async ({
  world,
}) => {
  const { details, turn } = world.messages.expenses
  const { id, name } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await dana.expense.goto(id)
  await sam.expense.goto(id)
  await sam.acts.withdraw()
  await expect(dana.expense.turn(turn.text.withdrawnOther.title({ name: Sam }))).toBeVisible()
  await sam.page.getByRole('link', { name: turn.action.again() }).click()
  await sam.form.fill({ amount: '90.00' })
  await sam.acts.addAndOpen(name)

  await dana.page.getByRole('link', { name: details.nextLink() }).click()
  await expect(dana.expense.turn(turn.text.openOther.title({ owed: world.money(45_00) }))).toBeVisible()
  await dana.page.getByRole('link', { name: details.previousLink() }).click()
  await expect(dana.expense.turn(turn.text.withdrawnOther.title({ name: Sam }))).toBeVisible()
  await sam.page.getByRole('link', { name: details.previousLink() }).click()
  await expect(sam.page.getByText(turn.sentAgain())).toBeVisible()
  await expect(sam.page.getByRole('link', { name: turn.action.again() })).toHaveCount(0)
  await sam.page.getByRole('link', { name: details.nextLink() }).click()
  await expect(sam.page.getByRole('link', { name: details.previousLink() })).toBeVisible()
})

test('Dana asks for a receipt, Sam adds it, and she answers with it before her', async ({ world }) => {
  const { turn, details } = world.messages.expenses
  const { id } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await dana.acts.requestReceipt('The invoice of the second visit')
  await expect(sam.expense.rail.getByText('The invoice of the second visit')).toBeVisible()
  await sam.acts.addReceipt()
  await expect(dana.expense.receipts.getByText('receipt.png')).toBeVisible()
  await expect(dana.expense.turn(turn.text.openOther.title({ owed: world.money(owed) }))).toBeVisible()
  await expect(dana.expense.receipts.getByText(details.receipts.none())).toHaveCount(0)
  await dana.acts.approve()
  await expect(
    sam.expense.turn(turn.text.unpaidCreator.title({ name: Dana, remaining: world.money(owed) })),
  ).toBeVisible()
})

test('what happened while it was private stays with Sam when he shares it', async ({ world }) => {
  const { events } = world.messages.expenses
  const { id } = await recorded(world, { private: true })
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await sam.acts.edit({ note: 'A thought of my own' })
  await expect(sam.expense.happened(events.edit.you())).toBeVisible()
  await sam.acts.edit({ note: 'The practice sent the invoice' })
  await sam.acts.share(Dana)
  await dana.expense.goto(id)
  await expect(dana.expense.act('approve')).toBeVisible()
  await expect(dana.page.getByText('The practice sent the invoice').first()).toBeVisible()
  await expect(dana.expense.happened(events.edit.name({ actor: Sam }))).toHaveCount(0)
  await expect(dana.page.getByText('A thought of my own')).toHaveCount(0)
})

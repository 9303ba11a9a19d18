import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { uploadRoutes } from '#contract/files/uploads.ts'
import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { receiptPicture } from '../support/pictures.ts'
import { owed, recorded } from '../support/scene.ts'
import type { World } from '../support/world.ts'

const half = async (world: World, sam: Person) => {
  await sam.log.goto()
  await sam.log.add()
  await sam.form.fill({ name: 'Glasses', amount: formatAmount(180_00, world.locale), note: 'New ones after the fall' })
}
const stillThere = async (world: World, { form }: Person) => {
  await expect(form.name).toHaveValue('Glasses')
  await expect(form.amount).toHaveValue(formatAmount(180_00, world.locale))
  await expect(form.note).toHaveValue('New ones after the fall')
}

test('Back from a half-written expense asks first, and staying keeps every word', { tag: '@main' }, async ({
  world,
}) => {
  const sam = await world.as('creator')
  await half(world, sam)
  await sam.page.goBack()
  await expect(sam.form.leaving).toBeVisible()
  await axe(sam.page)
  await sam.form.stay.click()
  await stillThere(world, sam)
  await sam.page.goBack()
  await sam.form.leave.click()
  await expect(sam.log.heading).toBeVisible()
})

test('Forward answers the question as staying does, and Back asks it again', async ({ world }) => {
  const sam = await world.as('creator')
  await half(world, sam)
  await sam.page.goBack()
  await expect(sam.form.leaving).toBeVisible()
  await sam.page.goForward()
  await expect(sam.form.leaving).toHaveCount(0)
  await expect(sam.page).toHaveURL(/\/app\/expenses\/new$/)
  await stillThere(world, sam)
  await sam.page.goBack()
  await expect(sam.form.leaving).toBeVisible()
  await sam.form.stay.click()
  await expect(sam.form.leaving).toHaveCount(0)
  await stillThere(world, sam)
  await sam.page.goBack()
  await sam.form.leave.click()
  await expect(sam.log.heading).toBeVisible()
})

test('a reload in the middle of an expense brings back what was typed, and its receipt', async ({ world }) => {
  const sam = await world.as('creator')
  await half(world, sam)
  await sam.form.attach(await receiptPicture('invoice.png'))
  // The browser itself asks before it reloads; Sam confirms.
  sam.page.once('dialog', (dialog) => dialog.accept())
  await sam.page.reload()
  await stillThere(world, sam)
  await expect(sam.form.receipts.getByText('invoice.png')).toBeVisible()
})

test('saving while a receipt is still on its way waits for it, and asks for no second press', async ({ world }) => {
  const { form } = world.messages.expenses
  const sam = await world.as('creator')
  await half(world, sam)
  await sam.form.fill({ category: 'general', children: ['Mia'] })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await sam.context.route(`**${uploadRoutes.begin.path}`, async (route) => {
    await arrived
    await route.continue()
  })
  await sam.form.receipts
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...(await receiptPicture('invoice.png')) })
  await sam.form.save.click()
  await expect(sam.page.getByRole('status').filter({ hasText: form.uploading() })).toBeVisible()
  arrive()
  await expect(sam.log.added('Glasses')).toBeVisible()
  await sam.log.open('Glasses')
  await expect(sam.expense.receipts.getByText('invoice.png')).toBeVisible()
})

test('without a connection nothing typed is lost, and it is saved once the connection is back', {
  tag: '@main',
}, async ({ world }) => {
  const { errors } = world.messages
  const sam = await world.as('creator')
  world.watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  await half(world, sam)
  await sam.form.fill({ category: 'general', children: ['Mia'] })
  await sam.context.setOffline(true)
  await expect(sam.shell.offline).toBeVisible()
  await axe(sam.page)
  await sam.form.save.click()
  await expect(sam.page.getByRole('alert')).toContainText(errors.expenseNotCreated())
  await stillThere(world, sam)
  await sam.context.setOffline(false)
  await expect(sam.shell.offline).toHaveCount(0)
  await sam.acts.addAndOpen('Glasses')
})

test('without a connection an expense can still be read, and an answer waits for its person', { tag: '@main' }, async ({
  world,
}) => {
  const { errors, expenses } = world.messages
  const { id } = await recorded(world)
  const dana = await world.as('other')
  world.watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  await dana.expense.goto(id)
  await expect(dana.expense.act('approve')).toBeVisible()
  await dana.context.setOffline(true)
  await expect(dana.shell.offline).toBeVisible()
  await expect(dana.page.getByText(world.messages.common.answersOffline())).toBeVisible()
  await axe(dana.page)
  await dana.acts.approve()
  await expect(dana.expense.refused).toContainText(errors.expenseNotApproved())
  const { openOther, unpaidOther } = expenses.turn.text
  await expect(dana.expense.turn(openOther.title({ owed: world.money(owed) }))).toBeVisible()
  await dana.context.setOffline(false)
  await dana.acts.approve()
  await expect(dana.expense.turn(unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
})

test('a server that asks for patience is given it', async ({ world }) => {
  const { id } = await recorded(world)
  const dana = await world.as('other')
  await dana.expense.goto(id)
  world.watch.expect(/status of 429/)
  const tries: number[] = []
  await dana.context.route(`**/pub/v1/expenses/${id}/events`, async (route) => {
    tries.push(Date.now())
    if (tries.length > 1) return route.continue()
    await route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} })
  })
  await dana.acts.approve()
  const { unpaidOther } = world.messages.expenses.turn.text
  await expect(dana.expense.turn(unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
  await expect
    .poll(async () => (await (await world.api('other')).call(expenseRoutes.get, { params: { id } })).status)
    .toBe('approved.unpaid')
  const [first = 0, second = 0] = tries
  expect(second - first).toBeGreaterThanOrEqual(1000)
  await expect(dana.expense.refused).toHaveCount(0)
})

test('a session that runs out in the middle of an expense takes not one word of it', { tag: '@main' }, async ({
  world,
}) => {
  const { expenses } = world.messages
  const sam = await world.as('creator')
  await half(world, sam)
  await sam.form.attach(await receiptPicture('invoice.png'))
  await sam.form.fill({ category: 'general', children: ['Mia'] })
  world.watch.expect(/status of 401/)
  // The session ends while the expense is on its way; the live stream might otherwise lead to the login before the press.
  await sam.context.route(
    `**${expenseRoutes.create.path}`,
    async (route) => {
      await world.sessions.end(sam.id)
      await route.continue()
    },
    { times: 1 },
  )
  await sam.form.save.click()
  await expect(sam.login.heading).toBeVisible()
  await sam.login.signIn(sam.username)
  await expect(sam.page.getByText(expenses.form.restored())).toBeVisible()
  await stillThere(world, sam)
  await expect(sam.form.receipts.getByText('invoice.png')).toBeVisible()
  await sam.acts.addAndOpen('Glasses')
})

test('nor does it take an edit, nor a reason that was being typed', async ({ world }) => {
  const { dialogs } = world.messages.expenses
  const { id } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  world.watch.expect(/status of 401/)
  await sam.expense.goto(id)
  await sam.expense.act('edit').click()
  await sam.form.note.fill('The second visit is in it')
  await dana.expense.goto(id)
  await dana.expense.act('decline').click()
  await dana.expense.field(dialogs.decline.reason()).fill('We said no new braces')
  for (const person of [sam, dana]) {
    await world.sessions.end(person.id)
    await person.page.reload()
    await person.login.signIn(person.username)
  }
  await expect(sam.form.note).toHaveValue('The second visit is in it')
  await dana.expense.act('decline').click()
  await expect(dana.expense.field(dialogs.decline.reason())).toHaveValue('We said no new braces')
  await sam.form.saveEdit.click()
  await expect(sam.page.getByText('The second visit is in it')).toBeVisible()
})

test('of two tabs that edit the same expense the second is told, and keeps what was typed', async ({ world }) => {
  const { refused } = world.messages.expenses.details
  const { id } = await recorded(world)
  const sam = await world.as('creator')
  const second = await sam.tab()
  world.watch.expect(/status of 409/)
  for (const { expense } of [sam, second]) {
    await expense.goto(id)
    await expense.act('edit').click()
  }
  await second.form.note.fill('Typed in the second tab')
  await sam.form.fill({ amount: '290.00' })
  await sam.form.saveEdit.click()
  await expect(sam.expense.act('edit')).toBeVisible()
  await second.form.saveEdit.click()
  await expect(second.expense.refused).toContainText(refused.changedByYou())
  await expect(second.form.note).toHaveValue('Typed in the second tab')
})

import { readFile } from 'node:fs/promises'
import { formatAmount } from '#domain/money.ts'
import { addDays, dateIn } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { paymentAccountScreen } from '../pages/payment-account.page.ts'
import { supportScreen } from '../pages/support.page.ts'
import { names } from '../support/family.ts'
import { receiptPicture } from '../support/pictures.ts'
import { countPresses } from '../support/presses.ts'
import { approved, owed, recorded } from '../support/scene.ts'

test('an expense that waits is approved in 2 presses', async ({ world }) => {
  const { id, name } = await recorded(world)
  const dana = await world.as('other')
  await dana.log.goto()
  const presses = await countPresses(dana)
  await dana.log.open(name)
  await dana.acts.approve()
  await expect(dana.expense.act('approve')).toHaveCount(0)
  await expect(dana.page).toHaveURL(new RegExp(id))
  expect(presses()).toBe(2)
})

test('an expense with a photo and a split of its own is added in 6 presses', async ({ world }) => {
  const { form } = world.messages.expenses
  const sam = await world.as('creator')
  await sam.log.goto()
  const presses = await countPresses(sam)
  await sam.log.add()
  await sam.form.fill({ name: 'Skates', amount: formatAmount(84_50, world.locale) })
  await sam.form.child('Mia').click()
  await sam.form.category.click()
  await sam.form.fill({ category: 'general' })
  const split = sam.page.getByLabel(form.splitChoice(), { exact: true })
  await split.click()
  await split.selectOption({ label: form.splitOther() })
  await sam.page.keyboard.type('60')
  const chooser = sam.page.waitForEvent('filechooser')
  await sam.form.receipts.getByText(form.browse(), { exact: true }).click()
  await (await chooser).setFiles({ ...(await receiptPicture()) })
  await sam.form.save.click()
  await expect(sam.log.added('Skates')).toBeVisible()
  await expect(sam.log.row('Skates')).toContainText(world.money(33_80))
  expect(presses()).toBe(6)
})

test('a typo in an expense that was sent is mended in 3 presses', async ({ world }) => {
  const { name } = await recorded(world)
  const sam = await world.as('creator')
  await sam.log.goto()
  const presses = await countPresses(sam)
  await sam.log.open(name)
  await sam.expense.act('edit').click()
  await sam.form.name.fill('Orthodontist, third visit')
  await sam.form.saveEdit.click()
  await expect(sam.expense.heading('Orthodontist, third visit')).toBeVisible()
  expect(presses()).toBe(3)
})

test('half is paid by check in 4 presses, and confirmed in 2', async ({ world }) => {
  const { expenses, payments } = world.messages
  const { name } = await approved(world, await recorded(world))
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const half = formatAmount(owed / 2, world.locale)
  await dana.log.goto()
  const paying = await countPresses(dana)
  await dana.log.open(name)
  await dana.acts.pay({ means: 'check', amount: half, number: '1042' })
  await expect(dana.expense.paymentEntry(1)).toContainText(payments.label.unconfirmed())
  expect(paying()).toBeLessThanOrEqual(4)
  await sam.log.goto()
  const confirming = await countPresses(sam)
  await sam.log.open(name)
  await sam.acts.confirm()
  const left = { name: names.other, remaining: world.money(owed / 2) }
  await expect(sam.expense.turn(expenses.turn.text.partlyPaidCreator.title(left))).toBeVisible()
  expect(confirming()).toBe(2)
})

test('what is owed this year is seen in 2 presses, and is in a file after 3 more', async ({ world }) => {
  const { log } = world.messages.expenses
  const { period } = world.messages.common.filters
  await approved(world, await recorded(world))
  const sam = await world.as('creator')
  await sam.log.goto()
  const presses = await countPresses(sam)
  await sam.log.choosePeriod(period.thisYear())
  const left = { name: `${log.sums.term.left()} ${world.money(owed)}` }
  await expect(sam.log.sums.getByRole('row', left)).toBeVisible()
  // The second press chooses from a list of the browser itself, which tells the page nothing of it.
  expect(presses() + 1).toBe(2)
  await sam.log.takeAway.open()
  const begun = sam.page.waitForEvent('download')
  await sam.log.takeAway.csv.click()
  expect(await readFile(await (await begun).path(), 'utf8')).toContain(`"${owed / 100}`)
  expect(presses() + 1).toBe(5)
})

test('who viewed an expense first is seen in 1 press, and its proof is in a file after 2 more', async ({ world }) => {
  const { common, expenses } = world.messages
  const { name } = await approved(world, await recorded(world))
  const sam = await world.as('creator')
  await sam.log.goto()
  const presses = await countPresses(sam)
  await sam.log.open(name)
  const viewed = sam.page
    .locator('section')
    .filter({ has: sam.page.getByRole('heading', { name: expenses.details.viewed.title() }) })
  await expect(viewed).toContainText(names.other)
  await expect(viewed).toContainText(world.zone())
  expect(presses()).toBe(1)
  await sam.expense.verified.click()
  const begun = sam.page.waitForEvent('download')
  await sam.page.getByRole('link', { name: common.happened.proof.pdf() }).click()
  expect((await begun).suggestedFilename()).toMatch(/^evenhand-record-.*\.pdf$/)
  expect(presses()).toBe(3)
})

test('an expense that comes back each month is added again in 4 presses', async ({ world }) => {
  const { monthly } = world.messages.expenses
  const { id, name } = await recorded(world, { name: 'Piano lessons' })
  const sam = await world.as('creator')
  await sam.expense.goto(id)
  const presses = await countPresses(sam)
  await sam.page.getByRole('button', { name: monthly.repeat(), exact: true }).click()
  const today = dateIn(world.server.deps.clock.now(), world.family.timeZone)
  await sam.expense.field(monthly.dialog.firstOn()).fill(today)
  await sam.expense.yes(monthly.dialog.action())
  await sam.home.goto()
  await sam.home.ready(name).click()
  await expect(sam.form.name).toHaveValue(name)
  await sam.form.save.click()
  await expect(sam.expense.heading(name)).toBeVisible()
  expect(presses()).toBe(4)
})

test.describe('by bank transfer', () => {
  // Bank transfers are offered in the United States, whatever the language.
  test.use({ country: 'US' })

  test('signing up takes 11 presses and ends at the expense that is to be paid', async ({ world }) => {
    test.slow()
    const { messages } = world
    await world.bank.ready({ creator: '1000200031' })
    const { id } = await approved(world, await recorded(world))
    const dana = await world.as('other')
    await dana.expense.goto(id)
    await dana.expense.act('payByBank').click()
    const setUp = dana.page.getByRole('link', { name: messages.payments.pay.unready.accountAction() })
    await expect(setUp).toBeVisible()
    const presses = await countPresses(dana)
    await setUp.click()
    await paymentAccountScreen(dana.page, messages).answerAll(names.other, '1000200030')
    await expect(dana.expense.act('payByBank')).toBeVisible()
    await expect(dana.page).toHaveURL(new RegExp(`/app/expenses/${id}`))
    expect(presses()).toBe(11)
  })

  test('an expense is paid in 4 presses', async ({ world }) => {
    await world.bank.ready()
    const { name } = await approved(world, await recorded(world))
    const dana = await world.as('other')
    await dana.log.goto()
    const presses = await countPresses(dana)
    await dana.log.open(name)
    await dana.acts.payByBank(formatAmount(owed, world.locale), world.money(owed))
    await world.bank.has(owed)
    expect(presses()).toBe(4)
  })

  test('child support is paid each month from 4 presses on', async ({ world }) => {
    test.slow()
    const { messages, family, server } = world
    const { form } = messages.paymentSchedules
    await world.bank.ready()
    const [sam, dana] = [await world.as('creator'), await world.as('other')]
    const [his, hers] = [supportScreen(sam.page, messages), supportScreen(dana.page, messages)]
    const from = addDays(dateIn(server.deps.clock.now(), family.timeZone), -40)
    await his.goto()
    await his.toRecord.click()
    await his.record({ payer: names.other, amount: formatAmount(100_00, world.locale), from, rhythm: 'lastDay' })
    await expect(his.turn(messages.childSupport.turn.confirmWaits.title({ name: names.other }))).toBeVisible()
    await hers.goto()
    await hers.confirmOrder()
    await expect(hers.today).toBeVisible()
    await dana.log.goto()
    const presses = await countPresses(dana)
    await dana.payments.area.getByRole('link', { name: messages.expenses.area.childSupport(), exact: true }).click()
    await hers.toSchedule.click()
    await dana.page.getByRole('button', { name: form.submit({ count: 6 }) }).click()
    await passwordScreen(dana.page, messages).give()
    await expect(dana.page.getByRole('heading', { level: 1, name: form.supportName(), exact: true })).toBeVisible()
    expect(presses()).toBe(4)
  })
})

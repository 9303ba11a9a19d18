import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { paymentAccountScreen } from '../pages/payment-account.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { approved, owed, recorded } from '../support/scene.ts'

// Bank transfers are offered in the United States, whatever the language.
test.use({ country: 'US' })

const Sam = names.creator

test('both sign up, Dana pays a part by bank; it comes back for want of money, and she pays again until nothing is left', {
  tag: '@main',
}, async ({ world }) => {
  test.slow()
  const { messages, money, bank, locale } = world
  const { text } = messages.expenses.turn
  const { id } = await approved(world, await recorded(world))
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await test.step('each signs up and adds a bank account', async () => {
    await paymentAccountScreen(sam.page, messages).signUpWhole(Sam, '1000200031')
    await paymentAccountScreen(dana.page, messages).signUpWhole(names.other, '1000200030')
  })
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  // For 111.01 the sandbox bank reports insufficient funds.
  const part = 111_01
  await test.step('she says how much, sees all of it in words, and sends it', async () => {
    await dana.expense.act('payByBank').click()
    await expect(dana.expense.dialog.getByRole('radio', { name: messages.payments.method.bank() })).toBeChecked()
    await axe(dana.page)
    await dana.acts.reviewTransfer(formatAmount(part, locale))
    await expect(dana.expense.dialog).toContainText(messages.payments.pay.review.toText({ name: Sam }))
    await expect(dana.expense.dialog).toContainText(money(owed - part))
    await axe(dana.page)
    await dana.acts.sendTransfer(money(part))
  })
  await test.step('both see it on its way', async () => {
    await expect(dana.expense.paymentEntry(1)).toContainText(messages.payments.label.pending())
    await expect(sam.expense.turn(text.paymentInProcessCreator.title({ inFlight: money(part) }))).toBeVisible()
    await expect(sam.expense.act('markReimbursed')).toHaveCount(0)
    await bank.has(part)
    await bank.businessDays(1)
    await expect(dana.expense.paymentEntry(1)).toContainText(messages.payments.label.inProcess())
    await expect(sam.expense.paymentEntry(1)).toContainText(messages.payments.label.inProcess())
  })
  await test.step('it comes back, and both read why', async () => {
    await bank.businessDays(2)
    await expect(dana.expense.turn(text.newPaymentNeededOther.title({ payable: money(owed) }))).toBeVisible()
    for (const { expense } of [sam, dana])
      await expect(expense.paymentEntry(1)).toContainText(messages.bank.returns.R01())
    await expect(dana.expense.paymentEntry(1)).toContainText(messages.bank.advice.tryAgain())
    await axe(dana.page)
  })
  await test.step('she pays again, all of it', async () => {
    await dana.acts.payByBank(formatAmount(owed, locale), money(owed))
    await bank.has(owed)
    await bank.businessDays(2)
    await expect(sam.expense.turn(text.settledCreator.title())).toBeVisible()
    await expect(dana.expense.turn(text.settledOther.title())).toBeVisible()
  })
})

test('a transfer is stopped in time; another one too late', async ({ world }) => {
  test.slow()
  const { messages, money, bank, locale } = world
  const { payments } = messages
  await bank.ready()
  const { id } = await approved(world, await recorded(world))
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await dana.acts.payByBank(formatAmount(20_00, locale), money(20_00))
  await bank.has(20_00)
  await dana.acts.stop(1)
  await expect(sam.expense.paymentEntry(1)).toContainText(payments.label.stopped())
  await expect(dana.expense.paymentEntry(1)).toContainText(payments.label.stopped())
  await dana.acts.payByBank(formatAmount(30_00, locale), money(30_00))
  await bank.has(30_00)
  await bank.businessDays(1)
  await expect(dana.expense.paymentEntry(2)).toContainText(payments.label.inProcess())
  await expect(dana.expense.paymentEntry(2).getByRole('button', { name: payments.action.stop() })).toHaveCount(0)
})

test('above the limit it says how much goes now; and what fails at the bank says so to both', async ({ world }) => {
  test.slow()
  const { messages, money, bank, locale } = world
  await bank.ready()
  const { id } = await approved(world, await recorded(world, { total: 2_000_00 }))
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.expense.goto(id)
  await dana.expense.goto(id)
  await dana.expense.act('payByBank').click()
  await dana.acts.reviewTransfer(formatAmount(500_01, locale))
  const limit = messages.payments.pay.limitOnly({ now: money(500_00) })
  await expect(dana.expense.dialog.getByText(limit).first()).toBeVisible()
  await axe(dana.page)
  // For 111.90 the sandbox bank reports a failure at once.
  await dana.acts.reviewTransfer(formatAmount(111_90, locale))
  await dana.acts.sendTransfer(money(111_90))
  for (const { expense } of [sam, dana])
    await expect(expense.paymentEntry(1)).toContainText(messages.payments.failure.network(), { timeout: 20_000 })
  await sam.acts.markReimbursed()
  await expect(sam.expense.turn(messages.expenses.turn.text.settledCreator.title())).toBeVisible()
})

test('more than usual asks Dana for her password: she thinks again, mistypes it, then gives it', async ({ world }) => {
  const { messages, money, bank, locale } = world
  const { review } = messages.payments.pay
  const much = 400_00
  await bank.ready()
  const { id } = await approved(world, await recorded(world, { total: 2 * much }))
  const dana = await world.as('other')
  const password = passwordScreen(dana.page, messages)
  await dana.expense.goto(id)
  await dana.expense.act('payByBank').click()
  await dana.acts.reviewTransfer(formatAmount(much, locale))
  const question = dana.page.getByRole('dialog', { name: review.title({ amount: money(much), name: Sam }) })
  await expect(question).toContainText(review.password())
  const send = question.getByRole('button', { name: review.send({ amount: money(much) }), exact: true })
  await test.step('Escape closes the question for the password, and nothing was sent', async () => {
    await send.click()
    await expect(password.dialog).toBeVisible()
    await axe(dana.page)
    await dana.page.keyboard.press('Escape')
    await expect(password.dialog).toHaveCount(0)
    await expect(question.getByRole('alert')).toContainText(messages.errors.passwordNeeded())
    await expect(send).toBeFocused()
  })
  await test.step('a wrong one is said at its field; the right one sends it once', async () => {
    world.watch.expect(/status of 400 .*password\/confirm/)
    await send.click()
    await password.type('Not-my-password-1')
    await expect(password.dialog).toContainText(messages.errors.wrongPassword())
    await password.give()
    await expect(dana.page.getByRole('dialog')).toHaveCount(0)
    await bank.has(much)
    await expect(dana.expense.paymentEntry(2)).toHaveCount(0)
  })
})

test('several are paid in full with one transfer', async ({ world }) => {
  const { messages, money, bank } = world
  const { several, pay } = messages.payments
  await bank.ready()
  for (const name of ['Shoes', 'Camp']) await approved(world, await recorded(world, { name, total: 60_00 }))
  const dana = await world.as('other')
  await dana.log.goto()
  await dana.log.menu.open()
  await dana.log.menu.item(several.open()).click()
  for (const name of ['Shoes', 'Camp']) await dana.page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await axe(dana.page)
  await dana.page.getByRole('button', { name: several.pay({ count: 2 }), exact: true }).click()
  await dana.acts.sendTransfer(money(60_00))
  await expect(dana.log.row('Shoes')).toContainText(messages.expenses.chip.withBank())
  await bank.has(60_00)
  await bank.businessDays(2)
  await dana.log.showAll.click()
  for (const name of ['Shoes', 'Camp']) await expect(dana.log.paid(name)).toBeVisible()
  await expect(dana.page.getByRole('button', { name: pay.from() })).toHaveCount(0)
})

test('while the other parent cannot receive, it goes from hand to hand, and says why', async ({ world }) => {
  const { messages, bank } = world
  await bank.ready({ other: '1000200030' })
  const { id } = await approved(world, await recorded(world))
  const dana = await world.as('other')
  await dana.expense.goto(id)
  await dana.expense.act('payByBank').click()
  const { method, pay } = messages.payments
  await expect(dana.expense.dialog).toContainText(pay.unready.other({ name: Sam }))
  await dana.expense.dialog.getByText(method.check(), { exact: true }).click()
  await expect(dana.expense.field(messages.common.pay.number())).toBeVisible()
  await axe(dana.page)
})

import { nextDueDate } from '#domain/child-support/dues.ts'
import { formatAmount } from '#domain/money.ts'
import { addDays, addMs, dateIn, daysBetween } from '#domain/time.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { supportScreen } from '../pages/support.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import type { World } from '../support/world.ts'

// Bank transfers are offered in the United States, whatever the language.
test.use({ country: 'US' })

const [Sam, Dana] = [names.creator, names.other]
const day = 24 * 3_600_000

/** Runs the clock's job as if it were this many days later. */
const daysPass = ({ server: { deps } }: World, days: number) => {
  const later = addMs(deps.clock.now(), days * day)
  return handleDueTimes({ ...deps, clock: { now: () => later } })
}

/** Both parents can send money, an order of 100.00 that Dana pays is in force, and each has its ledger open. */
const ordered = async (world: World, from: number, rhythm: 'weekly' | 'lastDay') => {
  const { messages, locale, bank, server, family } = world
  await bank.ready()
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const [his, hers] = [supportScreen(sam.page, messages), supportScreen(dana.page, messages)]
  const today = dateIn(server.deps.clock.now(), family.timeZone)
  await his.goto()
  await his.toRecord.click()
  await his.record({ payer: Dana, amount: formatAmount(100_00, locale), from: addDays(today, -from), rhythm })
  await expect(his.turn(messages.childSupport.turn.confirmWaits.title({ name: Dana }))).toBeVisible()
  await hers.goto()
  await hers.confirmOrder()
  await expect(hers.today).toBeVisible()
  return { sam, dana, his, hers, today }
}

test('Dana plans six months of child support, both follow it, and she stops what is left after one was made', async ({
  world,
}) => {
  test.slow()
  const { messages, money, bank, server } = world
  const { form, details, stopping, preview } = messages.paymentSchedules
  const { sam, dana, his, hers, today } = await ordered(world, 40, 'lastDay')
  const { page } = dana
  const from = addDays(today, -40)
  const next = nextDueDate({ rhythm: 'lastDay', days: [], from, to: null }, today) ?? today
  await test.step('from the ledger: what the order says, on its own days, each beside what she types', async () => {
    await hers.toSchedule.click()
    await expect(page.getByLabel(form.frequency())).toHaveValue('dueDays')
    await expect(page.getByText(preview.sum({ count: 6, amount: money(600_00) }))).toBeVisible()
    await axe(page)
    await expect(page.getByText(preview.password())).toBeVisible()
    await page.getByRole('button', { name: form.submit({ count: 6 }) }).click()
    await passwordScreen(page, messages).give()
    await expect(page.getByRole('heading', { level: 1, name: form.supportName(), exact: true })).toBeVisible()
    await axe(page)
  })
  await test.step('Sam reads it in the ledger and in the list, and can change nothing', async () => {
    await expect(his.today).toContainText(messages.childSupport.summary.scheduled({ amount: money(600_00) }))
    await his.show('payments')
    await expect(his.payments.getByText(messages.payments.label.scheduled())).toHaveCount(6)
    await axe(sam.page)
    await sam.page.goto(`${server.url}/app/expenses/scheduled`)
    const list = sam.page.getByRole('table', { name: messages.paymentSchedules.series() })
    await list.getByRole('link', { name: form.supportName(), exact: true }).click()
    await expect(sam.page.getByText(details.whyReceiver())).toBeVisible()
    await expect(sam.page.getByRole('button', { name: details.stop() })).toHaveCount(0)
  })
  await test.step('on the day of the first it is sent, arrives, and pays what was due the longest', async () => {
    await daysPass(world, daysBetween(today, next) + 1)
    for (const screen of [page, sam.page])
      await expect(screen.getByRole('table').getByText(messages.payments.label.pending())).toBeVisible()
    await bank.has(100_00)
    await bank.businessDays(3)
    for (const screen of [page, sam.page])
      await expect(screen.getByRole('table').getByText(messages.payments.label.paid())).toBeVisible()
    await sam.page.getByRole('link', { name: details.support(), exact: true }).last().click()
    await expect(his.today).toContainText(messages.childSupport.summary.scheduled({ amount: money(500_00) }))
    await his.show('payments')
    await expect(his.payments.getByText(messages.payments.label.paid(), { exact: true })).toBeVisible()
  })
  await test.step('she stops the rest, and the ledger waits for nothing any more', async () => {
    await page.getByRole('button', { name: details.stop() }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(stopping.notice())
    await dialog.getByRole('button', { name: stopping.action() }).click()
    await expect(page.getByText(details.stopped())).toBeVisible()
    await expect(his.payments.getByText(messages.payments.label.stopped())).toHaveCount(5)
    await expect(his.today).not.toContainText(messages.childSupport.summary.scheduled({ amount: money(500_00) }))
    await expect(his.today).toContainText(money(100_00))
    await axe(sam.page)
  })
})

test('a part goes by bank and comes back: what was late is late again, and both read why', async ({ world }) => {
  test.slow()
  const { messages, money, bank, locale } = world
  const { summary, due } = messages.childSupport
  const { sam, dana, his, hers } = await ordered(world, 15, 'weekly')
  const { payments } = messages
  // For 111.01 the sandbox bank reports insufficient funds.
  const part = 111_01
  await expect(his.today).toContainText(money(300_00))
  await test.step('she says how much, sees all of it in words, and sends it', async () => {
    await hers.act(messages.childSupport.action.pay()).click()
    await expect(hers.dialog.getByRole('radio', { name: payments.method.bank() })).toBeChecked()
    await axe(dana.page)
    await dana.acts.reviewTransfer(formatAmount(part, locale))
    await expect(hers.dialog).toContainText(payments.pay.review.toText({ name: Sam }))
    await expect(hers.dialog).toContainText(money(300_00 - part))
    await axe(dana.page)
    await dana.acts.sendTransfer(money(part))
  })
  await test.step('both see it on its way', async () => {
    for (const { today, due: line } of [his, hers]) {
      await expect(today).toContainText(summary.onItsWay({ amount: money(part) }))
      await expect(line(3)).toContainText(due.onItsWay())
    }
    await bank.has(part)
    await bank.businessDays(1)
    await his.show('payments')
    await expect(his.payments.getByText(payments.label.inProcess())).toBeVisible()
    await his.show('dues')
  })
  await test.step('it comes back', async () => {
    await bank.businessDays(2)
    for (const { today, due: line, payments: list, show } of [his, hers]) {
      await expect(line(3)).toContainText(due.overdue())
      await expect(today).toContainText(money(300_00))
      await expect(today).not.toContainText(summary.onItsWay({ amount: money(part) }))
      await show('payments')
      await expect(list).toContainText(messages.bank.returns.R01())
    }
    await expect(hers.payments).toContainText(messages.bank.advice.tryAgain())
    await axe(sam.page)
  })
})

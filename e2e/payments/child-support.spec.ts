import { formatAmount } from '#domain/money.ts'
import { addDays, dateIn, formatDate } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { supportScreen } from '../pages/support.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'

const [Sam, Dana] = [names.creator, names.other]

test('an order is one parent’s word until the other confirms it; then it is paid late, in part, in full and ahead', {
  tag: '@main',
}, async ({ world }) => {
  test.slow()
  const { messages, money, locale, server, family } = world
  const { turn, due, summary } = messages.childSupport
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const [his, hers] = [supportScreen(sam.page, messages), supportScreen(dana.page, messages)]
  const today = dateIn(server.deps.clock.now(), family.timeZone)
  const shownDate = formatDate(today, locale, 'short')
  await his.goto()
  await axe(sam.page)
  await his.toRecord.click()
  await test.step('Sam records what was ordered: three of its weeks have passed', async () => {
    await axe(sam.page)
    await his.record({ payer: Dana, amount: formatAmount(100_00, locale), from: addDays(today, -15) })
    await expect(his.turn(turn.confirmWaits.title({ name: Dana }))).toBeVisible()
    await expect(his.today).toHaveCount(0)
  })
  await test.step('Dana reads it and confirms what she saw', async () => {
    await hers.goto()
    await expect(hers.turn(turn.confirm.title({ name: Sam }))).toBeVisible()
    await axe(dana.page)
    await hers.confirmOrder()
    await expect(hers.today).toContainText(money(300_00))
    await expect(his.today).toContainText(money(300_00))
    await expect(hers.due(1)).toContainText(due.overdue())
  })
  await test.step('she pays a part, he confirms it, and the oldest week is paid', async () => {
    await hers.pay(formatAmount(150_00, locale))
    await expect(his.turn(turn.payment.title({ payer: Dana, amount: money(150_00), date: shownDate }))).toBeVisible()
    await axe(sam.page)
    await his.confirmPayment()
    await expect(hers.due(3)).toContainText(due.paid())
    await expect(hers.due(2)).toContainText(money(50_00))
    await expect(hers.today).toContainText(money(150_00))
  })
  await test.step('she pays the rest and more: what is over is paid in advance', async () => {
    await hers.pay(formatAmount(200_00, locale))
    await his.confirmPayment()
    await expect(hers.due(1)).toContainText(due.paid())
    await expect(hers.today).toContainText(summary.noArrears())
    await expect(hers.today).toContainText(summary.credit({ amount: money(50_00) }))
    await expect(hers.today).toContainText(summary.nextNote({ paid: money(50_00) }))
    await axe(dana.page)
  })
  await test.step('who looks on reads all of it, and is given nothing to press', async () => {
    const pat = await world.as('professional')
    const theirs = supportScreen(pat.page, messages)
    await theirs.goto()
    await expect(theirs.today).toContainText(money(350_00))
    await expect(theirs.act(messages.childSupport.action.pay())).toHaveCount(0)
    await expect(theirs.act(messages.childSupport.action.askEnd())).toHaveCount(0)
    await axe(pat.page)
  })
})

import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import type { Person } from '../support/person.ts'
import { receiptPicture } from '../support/pictures.ts'
import { owed, total } from '../support/scene.ts'
import type { World } from '../support/world.ts'

const [Sam, Dana] = [names.creator, names.other]
const expense = 'Orthodontist, second visit'
const firstPart = 50_00
const rest = owed - firstPart

type Cast = { readonly sam: Person; readonly dana: Person }

test('Sam records what he paid, Dana answers and pays her share, and both see each step as it happens', {
  tag: '@main',
}, async ({ world }) => {
  test.slow()
  const cast = { sam: await world.as('creator'), dana: await world.as('other') }
  await test.step('Dana looks at a log with nothing in it', () => emptyLog(cast))
  await test.step('Sam records an expense with its receipt', () => record(world, cast))
  await test.step('Dana sees it appear and opens it', () => discover(world, cast))
  await test.step('Dana asks for another receipt, Sam adds it', () => moreReceipts(world, cast))
  await test.step('Dana approves', () => approve(world, cast))
  await test.step('Dana pays a part by check, Sam confirms he received it', () => payPart(world, cast))
  await test.step('Dana pays the rest, Sam confirms, nothing is left', () => payRest(world, cast))
  await test.step('the record says who did what, when and in which zone', () => readRecord(world, cast))
  await test.step('the log says paid', () => readLog(cast))
})

const emptyLog = async ({ dana }: Cast) => {
  await dana.log.goto()
  await expect(dana.log.empty).toBeVisible()
  await axe(dana.page)
}

const record = async (world: World, { sam }: Cast) => {
  await sam.log.goto()
  await sam.log.add()
  await expect(sam.form.heading).toBeVisible()
  await sam.form.fill({
    name: expense,
    amount: formatAmount(total, world.locale),
    category: 'medicalDental',
    children: ['Mia'],
  })
  await sam.form.attach(await receiptPicture())
  await axe(sam.page)
  await sam.acts.addAndOpen(expense)
  await expect(sam.expense.turn(world.messages.expenses.turn.text.openCreator.title({ name: Dana }))).toBeVisible()
  await axe(sam.page)
}

const discover = async (world: World, { sam, dana }: Cast) => {
  const { turn, events } = world.messages.expenses
  await expect(dana.log.yourTurn(expense, 'open')).toBeVisible()
  await expect(dana.log.totals).toContainText(
    world.messages.expenses.log.totals.unanswered({ amount: world.money(owed) }),
  )
  await axe(dana.page)
  await dana.log.open(expense)
  await expect(dana.expense.turn(turn.text.openOther.title({ owed: world.money(owed) }))).toBeVisible()
  await expect(dana.expense.receipts.getByRole('listitem')).toHaveCount(1)
  await axe(dana.page)
  await sam.expense.unfold()
  await expect(sam.expense.happened(events.firstViewed.name({ actor: Dana }))).toBeVisible()
}

const moreReceipts = async (world: World, { sam, dana }: Cast) => {
  const { text } = world.messages.expenses.turn
  await dana.expense.act('requestReceipt').click()
  await axe(dana.page)
  await dana.page.keyboard.press('Escape')
  await dana.acts.requestReceipt('Can you add the invoice?')
  await expect(sam.expense.turn(text.receiptRequestedCreator.title())).toBeVisible()
  await expect(sam.expense.rail.getByText('Can you add the invoice?')).toBeVisible()
  await sam.acts.addReceipt()
  await expect(sam.expense.turn(text.openCreator.title({ name: Dana }))).toBeVisible()
  await expect(dana.expense.receipts.getByRole('listitem')).toHaveCount(2)
}

const approve = async (world: World, { sam, dana }: Cast) => {
  const { text } = world.messages.expenses.turn
  await dana.acts.approve()
  await expect(dana.expense.turn(text.unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
  const remaining = world.money(owed)
  await expect(sam.expense.turn(text.unpaidCreator.title({ name: Dana, remaining }))).toBeVisible()
  await axe(sam.page)
}

const payPart = async (world: World, { sam, dana }: Cast) => {
  const { expenses, payments } = world.messages
  await dana.expense.act('pay').click()
  await axe(dana.page)
  await dana.page.keyboard.press('Escape')
  await dana.acts.pay({ amount: formatAmount(firstPart, world.locale), number: '1042', note: 'Handed over on Friday' })
  const payment = world.money(firstPart)
  await expect(sam.expense.turn(expenses.turn.text.paymentUnconfirmedCreator.title({ payment }))).toBeVisible()
  await expect(sam.expense.paymentEntry(1)).toContainText(payments.number({ number: '1042' }))
  await expect(sam.expense.paymentEntry(1)).toContainText('Handed over on Friday')
  await axe(sam.page)
  await sam.acts.confirm()
  const payable = world.money(rest)
  await expect(dana.expense.turn(expenses.turn.text.partlyPaidOther.title({ payable }))).toBeVisible()
  await axe(dana.page)
}

const payRest = async (world: World, { sam, dana }: Cast) => {
  const { text } = world.messages.expenses.turn
  await dana.acts.pay()
  await expect(sam.expense.turn(text.paymentUnconfirmedCreator.title({ payment: world.money(rest) }))).toBeVisible()
  await sam.acts.confirm(2)
  await expect(sam.expense.turn(text.settledCreator.title())).toBeVisible()
  await expect(dana.expense.turn(text.settledOther.title())).toBeVisible()
  await axe(dana.page)
}

const readRecord = async (world: World, { dana }: Cast) => {
  const { expenses, payments } = world.messages
  const { begin, firstViewed, requestReceipt, addReceipt, approve: approved } = expenses.events
  const paid = (amount: number) => [
    payments.events.beginCheck.you({ amount: world.money(amount) }),
    payments.events.confirm.name({ actor: Sam, amount: world.money(amount) }),
  ]
  await dana.expense.unfold()
  for (const line of [
    begin.name({ actor: Sam }),
    firstViewed.you(),
    requestReceipt.you(),
    addReceipt.name({ actor: Sam }),
    approved.you(),
    ...paid(firstPart),
    ...paid(rest),
  ])
    await expect(dana.expense.happened(line)).toContainText(world.zone())
  await expect(dana.expense.verified).toBeVisible()
}

const readLog = async ({ sam, dana }: Cast) => {
  for (const { expense: details, log, page } of [sam, dana]) {
    await details.back.click()
    await log.showAll.click()
    await expect(log.paid(expense)).toBeVisible()
    await axe(page)
  }
}

import type { Locator, Page } from '@playwright/test'
import { formatAmount } from '#domain/money.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { categoriesScreen } from '../pages/categories.page.ts'
import { names } from '../support/family.ts'
import { type Keyboard, keyboardOn } from '../support/keyboard.ts'
import type { Person } from '../support/person.ts'
import { receiptPicture } from '../support/pictures.ts'
import { owed, total } from '../support/scene.ts'
import type { World } from '../support/world.ts'

const expense = 'Swimming course'

type Player = Pick<Person, 'page' | 'login' | 'home' | 'log' | 'form' | 'expense' | 'shell'>

test('the whole path is walked by two people who have a keyboard alone, and always see where they are', {
  tag: '@main',
}, async ({ world }) => {
  test.slow()
  // Nobody is signed in when the login opens, which the console reports.
  world.watch.expect(/status of 401/)
  const [sam, dana] = [await world.stranger(), await world.stranger()]
  await test.step('Sam signs in', () => signIn(world, sam, 'creator'))
  await test.step('Sam records an expense with a receipt', () => record(world, sam))
  await test.step('Dana signs in, finds it and approves', () => approve(world, dana))
  await test.step('Dana pays by check', () => pay(world, dana))
  await test.step('Sam confirms, and nothing is left', () => confirm(world, sam, dana))
})

test('the whole form of an expense is filled in by keyboard alone, each field after the one before', async ({
  world,
}) => {
  test.slow()
  const { expenses, categories } = world.messages
  const sam = await world.as('creator')
  const { page, form } = sam
  const category = categoriesScreen(page, world.messages)
  // A date field has three parts and a button of its own.
  const hands = keyboardOn(page, 5)
  await sam.log.goto()
  await keyboardOn(page).press(page.getByRole('link', { name: expenses.log.add() }).first())
  await expect(form.heading).toBeFocused()
  await hands.type(form.name, expense)
  await hands.type(form.amount, formatAmount(total, world.locale))
  await hands.reach(form.date)
  for (const child of ['Leo', 'Mia']) await hands.press(form.child(child), 'Space')
  await hands.reach(form.category)
  await page.keyboard.press('ArrowDown')
  await test.step('a category of its own opens over the form, and gives the focus back to the choice', async () => {
    await hands.press(page.getByRole('button', { name: expenses.form.newCategory(), exact: true }))
    await hands.type(category.title, 'Sports')
    await hands.type(category.recorder, '60')
    await hands.reach(category.other)
    await hands.press(category.dialog.getByRole('button', { name: categories.form.make(), exact: true }))
    await expect(category.dialog).toHaveCount(0)
    await expect(form.category).toBeFocused()
    await expect(form.category.locator('option:checked')).toContainText('Sports')
  })
  await test.step('a split of its own asks for the part at once', async () => {
    await hands.reach(page.getByLabel(expenses.form.splitChoice(), { exact: true }))
    await page.keyboard.press('End')
    await expect(page.getByLabel(expenses.form.ownPercent())).toBeFocused()
    await page.keyboard.type('70')
  })
  await hands.type(form.note, 'Ten lessons')
  await chooseFile(page, hands, form.receipts.locator('input[type=file]').first())
  await expect(form.receipts.getByRole('listitem')).toHaveCount(1)
  await hands.press(form.private, 'Space')
  await hands.press(form.private, 'Space')
  await hands.press(form.save)
  await expect(sam.log.added(expense)).toBeVisible()
  await expect(sam.log.row(expense)).toContainText(world.money((total * 30) / 100))
})

const signIn = async (world: World, { page, login, home }: Player, role: 'creator' | 'other') => {
  const hands = keyboardOn(page)
  await login.goto()
  await hands.type(login.username, world.family.personOf(role).username)
  await hands.type(login.password, demoPassword)
  await page.keyboard.press('Enter')
  await expect(home.heading(names[role])).toBeVisible()
}

const record = async (world: World, { page, form, expense: details }: Player) => {
  const hands = keyboardOn(page)
  await hands.press(page.getByRole('link', { name: world.messages.expenses.log.add() }).first())
  await expect(form.heading).toBeVisible()
  await hands.type(form.name, expense)
  await hands.type(form.amount, formatAmount(total, world.locale))
  await hands.press(form.child('Leo'), 'Space')
  await hands.reach(form.category)
  await page.keyboard.press('ArrowDown')
  await chooseFile(page, hands, form.receipts.locator('input[type=file]').first())
  await expect(form.receipts.getByRole('listitem')).toHaveCount(1)
  await hands.press(form.save)
  await hands.press(page.getByRole('link', { name: expense, exact: true }))
  await expect(details.heading(expense)).toBeVisible()
}

const chooseFile = async (page: Page, hands: Keyboard, input: Locator) => {
  const chooser = page.waitForEvent('filechooser')
  await hands.press(input)
  await (await chooser).setFiles({ ...(await receiptPicture()) })
}

const approve = async (world: World, dana: Player) => {
  await signIn(world, dana, 'other')
  const hands = keyboardOn(dana.page)
  await hands.press(dana.page.getByRole('link', { name: expense, exact: true }))
  await hands.press(dana.expense.act('approve'))
  const payable = world.money(owed)
  await expect(dana.expense.turn(world.messages.expenses.turn.text.unpaidOther.title({ payable }))).toBeVisible()
}

const pay = async (world: World, { page, expense: details }: Player) => {
  const { pay: texts } = world.messages.common
  const { pay: dialog } = world.messages.expenses.dialogs
  const hands = keyboardOn(page)
  await hands.press(details.act('pay'))
  // The form asks for the method first if bank transfers are offered.
  const chosen = details.dialog.getByRole('radio', { checked: true })
  await expect(chosen.or(details.field(texts.amount())).first()).toBeFocused()
  await hands.type(details.field(texts.number()), '2051')
  await hands.type(details.field(texts.note()), 'In the mail since today')
  await hands.press(details.dialog.getByRole('button', { name: dialog.action(), exact: true }))
  await expect(details.dialog).toHaveCount(0)
}

const confirm = async (world: World, sam: Player, dana: Player) => {
  const { text } = world.messages.expenses.turn
  const payment = world.money(owed)
  await expect(sam.expense.turn(text.paymentUnconfirmedCreator.title({ payment }))).toBeVisible()
  await keyboardOn(sam.page).press(await sam.expense.payment('confirm'))
  await expect(dana.expense.turn(text.settledOther.title())).toBeVisible()
  await keyboardOn(dana.page).press(dana.expense.back)
  // The message about her payment may lie over the button.
  await dana.page.keyboard.press('Escape')
  await keyboardOn(dana.page).press(dana.log.showAll)
  await expect(dana.log.paid(expense)).toBeVisible()
  await expect(sam.expense.turn(text.settledCreator.title())).toBeVisible()
}

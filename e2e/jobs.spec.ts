import { formatAmount } from '#domain/money.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './support/person.ts'
import { receiptPicture } from './support/pictures.ts'
import { recorded } from './support/scene.ts'

/** Counts the presses of a person from now on: a pointer that goes down, or Enter on a control. Typing is apart. */
const countPresses = async ({ context, page }: Person) => {
  let count = 0
  await context.exposeFunction('countPress', () => {
    count += 1
  })
  const listen = () => {
    const press = () => void (window as Window & { countPress?: () => void }).countPress?.()
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', ({ key }) => key === 'Enter' && press(), true)
  }
  await context.addInitScript(listen)
  await page.evaluate(listen)
  return () => count
}

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

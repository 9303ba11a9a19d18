import { expect, test } from '../fixtures.ts'
import { receiptPicture } from '../support/pictures.ts'
import { recorded } from '../support/scene.ts'
import { newWorld } from '../support/world.ts'

test("another family's expense is not found, whoever knows its address", { tag: '@main' }, async ({
  world,
  browser,
  playwright,
  server,
}) => {
  const neighbours = await newWorld({ browser, request: playwright.request, server, locale: world.locale })
  const { id, name } = await recorded(neighbours)
  const dana = await world.as('other')
  world.watch.expect(/status of 40[04]/)
  await dana.expense.goto(id)
  await expect(dana.expense.missing).toBeVisible()
  await expect(dana.page.getByText(name)).toHaveCount(0)
  await dana.log.goto()
  await expect(dana.log.empty).toBeVisible()
  await dana.expense.goto('not-an-id')
  await expect(dana.expense.missing).toBeVisible()
  await neighbours.end()
})

test("another family's receipt is not found", { tag: '@main' }, async ({ world, browser, playwright, server }) => {
  const neighbours = await newWorld({ browser, request: playwright.request, server, locale: world.locale })
  const { id } = await recorded(neighbours)
  const sam = await neighbours.as('creator')
  await sam.expense.goto(id)
  await sam.expense.act('addReceipt').click()
  await sam.form.attach(await receiptPicture())
  await sam.expense.yes(world.messages.expenses.dialogs.addReceipt.action())
  const address = await sam.expense.receipts.getByRole('link').first().getAttribute('href')
  const dana = await world.as('other')
  const own = await sam.context.request.get(address ?? '')
  const foreign = await dana.context.request.get(address ?? '')
  expect([own.status(), foreign.status()]).toEqual([200, 404])
  await neighbours.end()
  expect(neighbours.watch.complaints).toEqual([])
})

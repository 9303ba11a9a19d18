import { readFile } from 'node:fs/promises'
import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { approved, owed, recorded } from '../support/scene.ts'

test('Dana narrows the log, opens an expense, and Back is where she was', async ({ world }) => {
  const { log } = world.messages.expenses
  await recorded(world, { name: 'Niñera de otoño' })
  await approved(world, await recorded(world, { name: 'Orthodontist' }))
  await recorded(world, { name: 'Winter coat', total: 88_20 })
  const dana = await world.as('other')
  await dana.log.goto()
  await dana.log.search.fill('ninera')
  await expect(dana.log.row('Niñera de otoño')).toBeVisible()
  await expect(dana.log.row('Winter coat')).toHaveCount(0)
  await expect(dana.page).toHaveURL(/search=ninera/)
  await dana.log.open('Niñera de otoño')
  await expect(dana.expense.heading('Niñera de otoño')).toBeVisible()
  await dana.page.goBack()
  await expect(dana.log.search).toHaveValue('ninera')
  await expect(dana.log.row('Winter coat')).toHaveCount(0)

  await dana.log.filters.open()
  await dana.log.filters.choose('show', log.show.ended())
  await expect(dana.log.drawer).toBeVisible()
  await axe(dana.page)
  await dana.page.keyboard.press('Escape')
  await expect(dana.page.getByText(world.messages.common.list.none())).toBeVisible()
  await axe(dana.page)
  await dana.log.clear()
  await expect(dana.log.row('Winter coat')).toBeVisible()
  await expect(dana.log.search).toHaveValue('')
})

test('a link to a narrowed and sorted log shows the same to the other parent', async ({ world }) => {
  for (const [name, total] of [
    ['Dearest', 300_00],
    ['Cheapest', 10_00],
    ['Middling', 50_00],
  ] as const)
    await recorded(world, { name, total })
  const dana = await world.as('other')
  await dana.page.goto('/app/expenses?show=open&sort=total&direction=ascending')
  await expect(dana.log.links).toHaveText(['Cheapest', 'Middling', 'Dearest'])
  const sam = await world.as('creator')
  await sam.page.goto(new URL(dana.page.url()).pathname + new URL(dana.page.url()).search)
  await expect(sam.log.links).toHaveText(['Cheapest', 'Middling', 'Dearest'])
})

test('Back finds its place in a long log, of which only a part stands in the page', async ({ world }) => {
  for (let n = 1; n <= 120; n += 1) await recorded(world, { name: `Lunch ${n}` })
  const sam = await world.as('creator')
  await sam.log.goto()
  await expect(sam.page.getByRole('table')).toHaveAttribute('aria-rowcount', '121')
  await expect(sam.log.row('Lunch 20')).toHaveCount(0)
  const line = sam.log.row('Lunch 20')
  // The page grows while rows are measured, so one scroll may end short of the line.
  await expect(async () => {
    await sam.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.8))
    await expect(line).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await expect(line).toHaveAttribute('aria-rowindex', '102')
  // A phone shows no header row.
  const header = sam.page.getByRole('columnheader', { name: world.messages.expenses.log.created() })
  if ((sam.page.viewportSize()?.width ?? 0) > 768) await expect(header).toBeInViewport()
  await line.scrollIntoViewIfNeeded()
  const before = await line.boundingBox()
  await sam.log.open('Lunch 20')
  await expect(sam.expense.heading('Lunch 20')).toBeVisible()
  await sam.page.goBack()
  await expect(line).toBeInViewport()
  // It may move by a pixel or two, because rows that were never visible have an estimated height.
  const moved = async () => Math.abs(((await line.boundingBox())?.y ?? 1000) - (before?.y ?? 0))
  await expect.poll(moved).toBeLessThan(8)
})

test('what is exported is what is on the screen, and exporting marks nothing as viewed', async ({ world }) => {
  const { log } = world.messages.expenses
  const item = await recorded(world, { name: 'Zapatos, "azules"', total: 120_00 })
  await recorded(world, { name: 'Winter coat', total: 88_20 })
  const dana = await world.as('other')
  await dana.page.goto('/app/expenses?sort=total&direction=ascending')
  await expect(dana.log.links).toHaveText(['Winter coat', 'Zapatos, "azules"'])
  await dana.log.takeAway.open()
  await axe(dana.page)
  const begun = dana.page.waitForEvent('download')
  await dana.log.takeAway.csv.click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^evenhand-expenses-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  const [, ...lines] = text.trim().split('\r\n')
  // The sums stand below the lines and an empty one.
  expect(lines.findIndex((line) => /^,+$/.test(line))).toBe(2)
  expect(lines[0]).toContain('"Winter coat"')
  expect(lines[1]).toContain('"Zapatos, ""azules"""')
  expect(lines[1]).toContain('"120.00"')

  await dana.log.takeAway.open()
  await dana.log.takeAway.print.click()
  await expect(dana.page.getByRole('row').filter({ hasText: 'Zapatos' })).toContainText(world.money(120_00))
  await expect(dana.page.getByText(world.messages.common.print.own({ name: 'Dana Story' }))).toBeVisible()
  await expect(dana.page.getByText(log.order.total.ascending())).toBeVisible()
  await axe(dana.page)
  const sam = await world.api('creator')
  const { viewed } = JSON.parse(await (await sam.get(`/pub/v1/expenses/${item.id}`)).text())
  expect(viewed).toEqual([expect.objectContaining({ at: null })])
})

test('on a phone the log begins on the first screen, and adding is within reach all the way down', async ({
  world,
}) => {
  for (let n = 1; n <= 12; n += 1) await recorded(world, { name: `Lunch ${n}` })
  const sam = await world.as('creator')
  await sam.page.setViewportSize({ width: 390, height: 844 })
  await sam.log.goto()
  const add = sam.page.getByRole('link', { name: world.messages.expenses.log.add() })
  for (const name of ['Lunch 12', 'Lunch 11', 'Lunch 10']) await expect(sam.log.row(name)).toBeInViewport({ ratio: 1 })
  await expect(add).toBeInViewport({ ratio: 1 })
  await sam.log.row('Lunch 1').scrollIntoViewIfNeeded()
  await expect(add).toBeInViewport({ ratio: 1 })
  await axe(sam.page)
  await add.click()
  await expect(sam.form.heading).toBeVisible()
})

test('on a phone what is owed was agreed, and what waits for an answer stands below it', async ({ world }) => {
  const { expenses, home } = world.messages
  await approved(world, await recorded(world))
  await recorded(world, { name: 'Winter coat', total: 88_20 })
  const dana = await world.as('other')
  await dana.page.setViewportSize({ width: 390, height: 844 })
  for (const [address, figures] of [
    ['/app/expenses', dana.log.totals],
    ['/app/home', dana.page.getByRole('group', { name: home.figures() })],
  ] as const) {
    await dana.page.goto(address)
    await expect(figures.getByText(world.money(owed), { exact: true })).toBeVisible()
    await expect(figures.getByText(expenses.log.totals.unanswered({ amount: world.money(44_10) }))).toBeVisible()
  }
})

test.describe('by bank', () => {
  // Bank transfers are offered in the United States, whatever the language.
  test.use({ country: 'US' })

  test('on a phone the figures stand in one row, with what is at the bank among them', async ({ world }) => {
    const { locale, money, bank } = world
    await bank.ready()
    const { id } = await approved(world, await recorded(world))
    const dana = await world.as('other')
    await dana.expense.goto(id)
    await dana.acts.payByBank(formatAmount(20_00, locale), money(20_00))
    await dana.page.setViewportSize({ width: 360, height: 740 })
    await dana.log.goto()
    const cards = dana.log.totals.locator('> *')
    await expect(cards).toHaveCount(3)
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
})

test('on a phone a message does not lie over the button that adds', async ({ world }) => {
  const { details, log } = world.messages.expenses
  await recorded(world, { name: 'Winter coat' })
  const { id } = await recorded(world, { private: true })
  const sam = await world.as('creator')
  await sam.page.setViewportSize({ width: 390, height: 844 })
  await sam.expense.goto(id)
  // The page may ask once more for the expense while it is left.
  world.watch.expect(/status of 404/)
  await sam.acts.delete()
  const message = await sam.page.getByRole('status').filter({ hasText: details.done.delete() }).boundingBox()
  const add = await sam.page.getByRole('link', { name: log.add() }).boundingBox()
  if (!message || !add) throw new Error('a message above a button')
  expect(message.y + message.height).toBeLessThanOrEqual(add.y)
})

test('the dialog of the printer opens on a press only', async ({ world }) => {
  await recorded(world, { name: 'Winter coat' })
  const sam = await world.as('creator')
  await sam.page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await sam.page.goto('/app/expenses/print')
  const print = sam.page.getByRole('button', { name: world.messages.common.print.print(), exact: true })
  await expect(print).toBeVisible()
  await expect(sam.page.locator('body')).not.toHaveAttribute('data-printed')
  await print.click()
  await expect(sam.page.locator('body')).toHaveAttribute('data-printed')
  await sam.page.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  await expect(sam.page.getByRole('row').filter({ hasText: 'Winter coat' })).toBeVisible()
})

test('a professional looking as Dana exports what she may read', async ({ world }) => {
  await recorded(world, { name: 'Winter coat' })
  const pat = await world.as('professional')
  await pat.log.goto()
  await pat.log.takeAway.open()
  const begun = pat.page.waitForEvent('download')
  await pat.log.takeAway.csv.click()
  expect(await readFile(await (await begun).path(), 'utf8')).toContain('"Winter coat"')
})

test('what Sam owed this year is two presses away, and is the same in the file', async ({ world }) => {
  const { log } = world.messages.expenses
  const { period } = world.messages.common.filters
  await approved(world, await recorded(world, { name: 'Orthodontist', total: 285_00 }))
  await recorded(world, { name: 'Winter coat', total: 88_20 })
  await recorded(world, { name: 'Gift for Mia', total: 74_90, private: true })
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await sam.log.goto()
  await sam.log.choosePeriod(period.thisYear())
  const { term } = log.sums
  const heading = { name: log.sums.shareOther({ name: dana.name }) }
  await expect(sam.log.sums.getByRole('columnheader', heading)).toBeVisible()
  for (const [part, amount] of [
    [term.share(), 186_60],
    [term.left(), 142_50],
    [term.unanswered(), 44_10],
  ] as const)
    await expect(sam.log.sums.getByRole('row', { name: `${part} ${world.money(amount)}` })).toBeVisible()
  await expect(sam.log.sums).toContainText(log.sums.private({ count: 1, total: world.money(74_90) }))
  await axe(sam.page)

  await sam.log.takeAway.open()
  await expect(sam.log.takeAway.withPrivate).not.toBeChecked()
  const begun = sam.page.waitForEvent('download')
  await sam.log.takeAway.csv.click()
  const text = await readFile(await (await begun).path(), 'utf8')
  expect(text).not.toContain('Gift for Mia')
  expect(text).toContain('"186.60","0.00","0.00","0.00","0.00","142.50","44.10"')

  await sam.log.takeAway.open()
  await sam.log.takeAway.withPrivate.check()
  await sam.log.takeAway.print.click()
  await expect(sam.page.getByRole('row').filter({ hasText: 'Gift for Mia' })).toBeVisible()

  await dana.log.goto()
  await dana.log.search.fill('88.20')
  await expect(dana.log.row('Winter coat')).toBeVisible()
  await expect(dana.log.row('Orthodontist')).toHaveCount(0)
  await dana.log.search.fill('gift')
  await expect(dana.page.getByText(world.messages.common.list.none())).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { approved, paidByCheck, recorded } from '../support/scene.ts'

const Dana = names.other

test('filters narrow the history, stand in the address, and Back brings them back', { tag: '@main' }, async ({
  world,
}) => {
  const { expenses, payments, history } = world.messages
  const item = await paidByCheck(world, await approved(world, await recorded(world)), 40_00)
  const sam = await world.as('creator')
  await sam.history.goto()
  const { begin, approve, firstViewed } = expenses.events
  const [added, answered] = [begin.youItem({ item: item.name }), approve.nameItem({ actor: Dana, item: item.name })]
  await expect(sam.history.line(added)).toBeVisible()
  await expect(sam.history.line(answered)).toContainText(history.systemFact())
  await expect(sam.history.lines).toHaveCount(4)
  await sam.history.unfold()
  await sam.history.who.selectOption({ label: Dana })
  await expect(sam.history.line(added)).toHaveCount(0)
  await expect(sam.history.lines).toHaveCount(3)
  await sam.history.topic.selectOption({ label: history.filter.topics.viewed() })
  await expect(sam.history.lines).toHaveCount(1)
  await expect(sam.page).toHaveURL(/who=.*topic=viewed|topic=viewed.*who=/)
  await axe(sam.page)

  await sam.history
    .line(firstViewed.nameItem({ actor: Dana, item: item.name }))
    .getByRole('link')
    .click()
  await expect(sam.expense.heading(item.name)).toBeVisible()
  await sam.page.goBack()
  await expect(sam.history.lines).toHaveCount(1)
  await sam.page.reload()
  await expect(sam.history.lines).toHaveCount(1)
  await sam.history.clear.click()
  await expect(sam.history.lines).toHaveCount(4)

  await sam.history.unfold()
  await sam.history.area.selectOption({ label: history.filter.areas.payments() })
  const check = payments.events.beginCheck.nameItem({ actor: Dana, amount: world.money(40_00), item: item.name })
  await expect(sam.history.line(check)).toBeVisible()
  await expect(sam.history.lines).toHaveCount(1)
})

test('dates out of order are said at their field, and an earlier day has nothing to show', async ({ world }) => {
  const { errors, history } = world.messages
  await recorded(world)
  const sam = await world.as('creator')
  await sam.history.goto('?to=2020-01-31')
  await expect(sam.page.getByText(history.none.title())).toBeVisible()
  await sam.history.unfold()
  await sam.history.from.fill('2020-02-01')
  await expect(sam.page.getByText(errors.endBeforeStart())).toBeVisible()
  await axe(sam.page)
})

test('the record is taken away as a signed file, of what the filters say', async ({ world }) => {
  const { history } = world.messages
  const { name } = await recorded(world)
  const sam = await world.as('creator')
  await sam.history.goto('?area=payments')
  await expect(sam.history.heading).toBeVisible()
  await sam.history.export.click()
  await expect(sam.history.dialog).toBeVisible()
  await axe(sam.page)
  await sam.history.dialog.getByRole('radio', { name: history.export.json() }).check({ force: true })
  const [payments] = await Promise.all([
    sam.page.waitForEvent('download'),
    sam.history.dialog.getByRole('link', { name: history.export.download() }).click(),
  ])
  expect(payments.suggestedFilename()).toMatch(/^evenhand-record-.*\.json$/)
  await sam.history.dialog.getByLabel(history.filter.area()).selectOption('')
  const [all] = await Promise.all([
    sam.page.waitForEvent('download'),
    sam.history.dialog.getByRole('link', { name: history.export.download() }).click(),
  ])
  const text = async (download: typeof all) => (await readFile(await download.path())).toString()
  expect(await text(payments)).not.toContain(name)
  expect(await text(all)).toContain(name)
})

test('what happens while somebody reads appears by itself, also far down the page', async ({ world }) => {
  const { history } = world.messages
  for (let at = 0; at < 52; at += 1) await recorded(world, { name: `Lunch ${at}` })
  const sam = await world.as('creator')
  await sam.history.goto()
  await expect(sam.history.lines).toHaveCount(50)
  await sam.page.getByRole('button', { name: history.more(), exact: true }).click()
  await expect(sam.history.lines).toHaveCount(52)
  await recorded(world, { name: 'Winter coat' })
  await expect(sam.history.lines).toHaveCount(53)
  await expect(sam.history.lines.first()).toContainText('Winter coat')
  await expect(sam.page.getByText(history.arrived({ count: 1 }))).toBeVisible()
})

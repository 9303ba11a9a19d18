import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { expect, test } from './fixtures.ts'
import { axe } from './support/axe.ts'
import { names } from './support/family.ts'
import { paidByCheck, recorded } from './support/scene.ts'

const Dana = names.other

test('what Sam records waits on Dana’s home at once; she answers, and both find it in the history', {
  tag: '@main',
}, async ({ world }) => {
  const { expenses, history } = world.messages
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  await dana.home.goto()
  await expect(dana.home.heading(Dana)).toBeVisible()
  await expect(dana.home.nothing).toBeVisible()
  await axe(dana.page)
  await sam.home.goto()
  await expect(sam.home.nothing).toBeVisible()

  const { id, name } = await recorded(world)
  await expect(dana.home.asks(name, 'open')).toBeVisible()
  await expect(dana.home.latest).toContainText([history.unopened()])
  await expect(sam.home.forOthers(name)).toContainText(expenses.waiting.open.unseen({ name: Dana }))
  await axe(dana.page)

  await dana.page.getByRole('link', { name, exact: true }).click()
  await expect(dana.expense.heading(name)).toBeVisible()
  await expect(sam.home.forOthers(name)).toContainText(world.zone())
  await dana.acts.approve()
  await dana.page.goBack()
  await expect(dana.home.asks(name, 'unpaid')).toBeVisible()

  const item = await (await world.api('other')).call(expenseRoutes.get, { params: { id } })
  await paidByCheck(world, item, item.facts.owed)
  await expect(dana.home.nothing).toBeVisible()
  await expect(dana.home.forOthers(name)).toBeVisible()
  await expect(sam.home.asks(name, 'paymentUnconfirmed')).toBeVisible()
  await axe(sam.page)

  await dana.home.toHistory.click()
  await expect(dana.history.heading).toBeVisible()
  await expect(dana.history.line(expenses.events.approve.youItem({ item: name }))).toBeVisible()
  await sam.history.goto()
  await expect(sam.history.line(expenses.events.approve.nameItem({ actor: Dana, item: name }))).toBeVisible()
  await expect(sam.history.line(expenses.events.begin.youItem({ item: name }))).toContainText(world.zone())
  await expect(sam.history.verified).toBeVisible()
  await axe(sam.page)
})

test('Pat sees what waits for Dana and has nothing to press; Mia is asked for nothing', async ({ world }) => {
  const { expenses, home, history } = world.messages
  const { name } = await recorded(world)
  const [pat, mia] = [await world.as('professional'), await world.as('child')]
  await pat.home.goto()
  const waiting = pat.page.getByRole('region', { name: home.waiting.name({ name: Dana }), exact: true })
  await expect(waiting.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(pat.page.getByRole('link', { name: expenses.log.add() })).toHaveCount(0)
  await axe(pat.page)
  await mia.home.goto()
  await expect(mia.page.getByText(home.notAParent.title())).toBeVisible()
  await expect(mia.page.getByText(name)).toHaveCount(0)
  await axe(mia.page)
  await mia.history.goto()
  await expect(mia.page.getByText(history.notAParent.title())).toBeVisible()
  await axe(mia.page)
})

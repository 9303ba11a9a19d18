import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { expect, test } from './fixtures.ts'
import { axe } from './support/axe.ts'
import { names } from './support/family.ts'
import { approved, recorded } from './support/scene.ts'

const [Sam, Dana] = [names.creator, names.other]

test('Dana is told at once that Sam recorded something, opens it from there, and Sam of what she answered', async ({
  world,
}) => {
  const [dana, sam] = [await world.as('other'), await world.as('creator')]
  await dana.notices.goto()
  await expect(dana.notices.empty).toBeVisible()
  await axe(dana.page)
  await sam.notices.goto()
  const { id, name } = await recorded(world)
  const line = dana.notices.line('recorded', Sam)
  await expect(line).toBeVisible()
  await expect(dana.notices.bell(1)).toBeVisible()
  await expect(line).toContainText(name)
  await expect(line).toContainText(world.zone())
  await axe(dana.page)
  const unread = await (await world.api('creator')).call(expenseRoutes.get, { params: { id } })
  expect(unread.viewed.map(({ at }) => at)).toEqual([null])

  await dana.notices.open('recorded', Sam)
  await expect(dana.expense.heading(name)).toBeVisible()
  await expect(dana.notices.bell(0)).toBeVisible()
  await dana.acts.approve()
  await expect(sam.notices.line('approved', Dana)).toContainText(name)
  await expect(sam.notices.bell(1)).toBeVisible()
  await dana.notices.goto()
  await expect(line).toContainText(name)
})

test('all are marked at once, in the other window too', async ({ world }) => {
  await recorded(world)
  await recorded(world, { name: 'Winter coat' })
  const dana = await world.as('other')
  const beside = await dana.tab()
  await dana.notices.goto()
  await beside.log.goto()
  await expect(beside.notices.bell(2)).toBeVisible()
  await dana.notices.seenAll.click()
  await expect(dana.notices.seenAll).toBeDisabled()
  await expect(dana.notices.bell(0)).toBeVisible()
  await expect(beside.notices.bell(0)).toBeVisible()
})

test('Pat, who looks on as Dana, has none of her notices', async ({ world }) => {
  await recorded(world)
  const [pat, dana] = [await world.as('professional'), await world.as('other')]
  await pat.notices.goto()
  await expect(pat.page.getByText(world.messages.notices.lookingOn())).toBeVisible()
  // Pat reads messages as Dana does, but none of her notices is counted for Pat.
  await expect(pat.notices.bell(0)).toBeVisible()
  await axe(pat.page)
  await dana.notices.goto()
  await expect(dana.notices.bell(1)).toBeVisible()
})

test('Dana wants no mail at night, and none of corrections', async ({ world }) => {
  const dana = await world.as('other')
  await dana.notices.goto()
  await dana.page.getByRole('link', { name: world.messages.notices.toWishes() }).click()
  const { preferences } = dana.notices
  await preferences.group('changes').uncheck()
  await preferences.quiet.check()
  await axe(dana.page)
  await preferences.save.click()
  await expect(preferences.saved).toBeVisible()
  await dana.page.reload()
  await expect(preferences.group('changes')).not.toBeChecked()
  await expect(preferences.group('asked')).toBeChecked()
  await expect(preferences.quiet).toBeChecked()
  await expect(preferences.from).toHaveValue('21:00')
})

test('without a connection the page says so, and fills when it is back', async ({ world }) => {
  await approved(world, await recorded(world))
  const sam = await world.as('creator')
  await sam.notices.gotoPreferences()
  await expect(sam.notices.preferences.heading).toBeVisible()
  world.watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  await sam.notices.goto()
  await expect(sam.notices.line('approved', Dana)).toBeVisible()
  await sam.context.setOffline(true)
  await expect(sam.shell.offline).toBeVisible()
  await sam.notices.seenAll.click()
  await expect(sam.page.getByText(world.messages.notices.seenFailed())).toBeVisible()
  await sam.context.setOffline(false)
  await sam.notices.seenAll.click()
  await expect(sam.notices.bell(0)).toBeVisible()
})

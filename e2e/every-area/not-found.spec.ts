import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { recorded } from '../support/scene.ts'

test('an address that leads nowhere says so and shows the way back', { tag: '@main' }, async ({ world }) => {
  const { errors, shell } = world.messages
  const dana = await world.as('other')
  await dana.page.goto('/app/nothing/here')
  await expect(dana.shell.notFound).toBeVisible()
  await expect(dana.page).toHaveTitle(dana.shell.title(errors.pageNotFound()))
  await axe(dana.page)
  await dana.page.getByRole('link', { name: shell.toStart() }).click()
  await expect(dana.page).toHaveURL(/\/app\/home$/)
})

test('the page for what was not found stands without a session', async ({ world }) => {
  world.watch.expect(/status of 401/)
  const somebody = await world.stranger()
  await somebody.page.goto('/app/notfound')
  await expect(somebody.shell.notFound).toBeVisible()
  await axe(somebody.page)
})

test('a server in trouble is said in words, and one press tries again', async ({ world }) => {
  const { shell, errors } = world.messages
  const dana = await world.as('other')
  world.watch.expect(/status of 500|RequestFailure/)
  await dana.page.clock.install()
  await dana.context.route('**/pub/v1/family', (route) => route.fulfill({ status: 500, json: {} }))
  await dana.log.goto()
  const alert = dana.page.getByRole('alert')
  await expect(async () => {
    await dana.page.clock.runFor(5_000)
    await expect(alert).toContainText(shell.errorTitle(), { timeout: 200 })
  }).toPass()
  await expect(alert).toContainText(errors.unexpected())
  await axe(dana.page)
  await dana.context.unrouteAll()
  await dana.page.getByRole('button', { name: shell.retry() }).click()
  await expect(dana.log.heading).toBeVisible()
})

test('a log that cannot be loaded says that nothing is lost, and loads when asked again', async ({ world }) => {
  const { errors, common } = world.messages
  const { name } = await recorded(world)
  const dana = await world.as('other')
  world.watch.expect(/status of 500/)
  await dana.page.clock.install()
  await dana.context.route('**/pub/v1/expenses?*', (route) => route.fulfill({ status: 500, json: {} }))
  await dana.log.goto()
  await expect(async () => {
    await dana.page.clock.runFor(5_000)
    await expect(dana.page.getByText(errors.expensesNotLoaded())).toBeVisible({ timeout: 200 })
  }).toPass()
  await axe(dana.page)
  await dana.context.unrouteAll()
  await dana.page.getByRole('button', { name: common.list.retry() }).click()
  await expect(dana.log.row(name)).toBeVisible()
})

test('a server that cannot be reached signs nobody out', { tag: '@main' }, async ({ world }) => {
  const { shell, productName } = world.messages
  const dana = await world.as('other')
  world.watch.expect(/ERR_FAILED/)
  await dana.context.route('**/ofw/appv2/localstorage.json', (route) => route.abort())
  await dana.log.goto()
  const alert = dana.page.getByRole('heading', { name: shell.unreachableTitle({ product: productName() }) })
  await expect(alert).toBeVisible()
  await axe(dana.page)
  await dana.context.unrouteAll()
  await dana.page.getByRole('button', { name: shell.retry() }).click()
  await expect(dana.log.heading).toBeVisible()
})

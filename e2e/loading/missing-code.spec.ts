import { expect, test } from '../fixtures.ts'
import type { Person } from '../support/person.ts'
import type { World } from '../support/world.ts'

const failed = ({ page }: Person, { messages: { shell, productName } }: World) =>
  page.getByRole('alert').filter({ hasText: shell.codeMissing({ product: productName() }) })
const retry = ({ page }: Person, { messages: { shell } }: World) =>
  page.getByRole('button', { name: shell.retry(), exact: true })
const code = '**/assets/*.js'

test('offline, a page whose code was not loaded says so inside the app, and opens when the connection is back', async ({
  world,
}) => {
  const sam = await world.as('creator')
  world.watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|code-missing/)
  await sam.home.goto()
  await expect(sam.home.heading(sam.name)).toBeVisible()
  await sam.context.setOffline(true)
  await sam.shell.goTo(world.messages.shell.toExpenses())
  await expect(failed(sam, world)).toBeVisible()
  await expect(sam.shell.navigation).toBeVisible()
  await retry(sam, world).click()
  await expect(retry(sam, world)).toBeEnabled()
  await expect(failed(sam, world)).toBeVisible()

  await sam.context.setOffline(false)
  await retry(sam, world).click()
  await expect(sam.log.heading).toBeVisible()
})

test('a page whose code a new version replaced opens in the new version', async ({ world }) => {
  const sam = await world.as('creator')
  world.watch.expect(/status of 404|code-missing/)
  await sam.home.goto()
  await expect(sam.home.heading(sam.name)).toBeVisible()
  await sam.page.route(code, (route) => route.fulfill({ status: 404 }))
  await sam.shell.goTo(world.messages.shell.toExpenses())
  await expect(failed(sam, world)).toBeVisible()
  await sam.page.unroute(code)
  await retry(sam, world).click()
  await expect(sam.log.heading).toBeVisible()
})

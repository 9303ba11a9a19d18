import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { formatAmount } from '#domain/money.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import type { World } from '../support/world.ts'

const fill = async (world: World, { form }: Person) =>
  form.fill({ name: 'Skates', amount: formatAmount(64_00, world.locale), category: 'general', children: ['Mia'] })

/** Holds the creation back until the returned function is called. */
const holdBack = async ({ context }: Person) => {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'fail'>()
  await context.route(`**${expenseRoutes.create.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    return (await promise) === 'fail' ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  return resolve
}

test('what Sam adds stands on the log while it is sent, and another one can be added', async ({ world }) => {
  const { log } = world.messages.expenses
  const sam = await world.as('creator')
  await sam.log.goto()
  await sam.log.add()
  await fill(world, sam)
  const answer = await holdBack(sam)
  await sam.form.save.click()
  const line = sam.page.getByRole('row').filter({ hasText: 'Skates' })
  await expect(line).toContainText(log.beingSent())
  await expect(line.getByRole('link')).toHaveCount(0)
  await axe(sam.page)
  answer('continue')
  await expect(sam.log.added('Skates')).toBeVisible()
  await expect(sam.log.row('Skates')).toHaveCount(1)
  await expect(sam.page).toHaveURL(/\/app\/expenses$/)
  await sam.page.getByRole('link', { name: log.addAnother() }).click()
  await expect(sam.form.name).toHaveValue('')
  await sam.page.goBack()
  await expect(sam.log.heading).toBeVisible()
  await sam.page.goBack()
  await expect(sam.log.heading).toBeVisible()
  await expect(sam.form.heading).toHaveCount(0)
})

test('what the server could not add comes back as it was typed', async ({ world }) => {
  const { errors } = world.messages
  const sam = await world.as('creator')
  await sam.form.goto()
  await fill(world, sam)
  world.watch.expect(/status of 500/)
  const answer = await holdBack(sam)
  await sam.form.save.click()
  await expect(sam.log.heading).toBeVisible()
  answer('fail')
  await expect(sam.page.getByRole('alert')).toContainText(errors.expenseNotCreated())
  await expect(sam.form.name).toHaveValue('Skates')
})

test('a reload while an expense is sent records it once', async ({ world }) => {
  const sam = await world.as('creator')
  await sam.form.goto()
  await fill(world, sam)
  // The server hears the request, and the page is left before its answer.
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>()
  await sam.context.route(`**${expenseRoutes.create.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    hear()
  })
  await sam.form.save.click()
  await heard
  await sam.page.reload()
  await expect(sam.form.name).toHaveValue('Skates')
  await sam.context.unrouteAll({ behavior: 'ignoreErrors' })
  await sam.form.save.click()
  await expect(sam.log.added('Skates')).toBeVisible()
  const { items } = await (await world.api('creator')).call(expenseRoutes.list, { query: {} })
  expect(items.map(({ name }) => name)).toEqual(['Skates'])
})

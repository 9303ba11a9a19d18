import type { Page } from '@playwright/test'
import { registrationRoutes } from '#contract/registration/registration.ts'
import { expect, test } from '../fixtures.ts'
import { joinScreen } from '../pages/join/join.page.ts'
import { newcomer } from '../support/joining.ts'
import type { World } from '../support/world.ts'

const { begin, events } = registrationRoutes

test.beforeEach(({ world }) => {
  // Nobody has begun to join yet, so the server's first answer is a 404, which the console reports.
  world.watch.expect(/status of 40[14]/)
})

const joiner = async (world: World) => {
  const somebody = await world.stranger()
  const join = joinScreen(somebody.page, world.messages)
  await join.goto()
  await expect(join.start).toBeVisible()
  return { ...somebody, join }
}

/** Counts what is sent to one path. */
const sentTo = (page: Page, path: string) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

test('whoever presses everything twice answers each question once, and has one account', async ({ world }) => {
  const { joining: texts } = world.messages
  const { page, join } = await joiner(world)
  const [begun, answered] = [sentTo(page, begin.path), sentTo(page, events.path)]
  const ana = newcomer('Ana', 'Diaz')
  const twice = (name: string) => join.button(name).dblclick()
  await join.fillStart(ana)
  await twice(texts.next())
  await expect(join.parent).toBeVisible()
  await join.fillParent()
  await twice(texts.next())
  await expect(join.children).toBeVisible()
  await join.field(texts.childList.firstName()).fill('Mia')
  await twice(texts.next())
  await expect(join.security).toBeVisible()
  await join.fillSecurity(ana.username)
  await twice(texts.next())
  await expect(join.coparent).toBeVisible()
  await twice(texts.coparent.later())
  await expect(join.heading(texts.done.title({ name: 'Ana' }))).toBeVisible()
  expect([begun(), answered()]).toEqual([1, 4])
})

test('a server that asks for patience and then fails takes nothing that was typed', async ({ world }) => {
  world.watch.expect(/status of (?:429|500)/)
  const { page, context, join } = await joiner(world)
  const answers = [{ status: 429, headers: { 'retry-after': '1' } }, { status: 500 }]
  await context.route(`**${begin.path}`, (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill({ ...answer, json: {} }) : route.continue()
  })
  const ana = newcomer('Ana', 'Diaz')
  await join.fillStart(ana)
  await join.next()
  await expect(join.problem).toBeVisible()
  await expect(page.getByText(ana.email)).toHaveCount(0)
  await expect(join.field(world.messages.joining.start.email())).toHaveValue(ana.email)
  await join.next()
  await expect(join.parent).toBeVisible()
})

test('an answer whose reply got lost counts once it is given again, and Back leads to it', async ({ world }) => {
  world.watch.expect(/ERR_|status of 409/)
  const { joining: texts } = world.messages
  const { context, page, join } = await joiner(world)
  await join.fillStart(newcomer('Ana', 'Diaz'))
  await join.next()
  await expect(join.parent).toBeVisible()
  await join.fillParent()
  await context.route(
    `**${events.path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await join.next()
  await expect(join.problem).toBeVisible()
  await join.next()
  await expect(join.children).toBeVisible()
  await page.goBack()
  await expect(join.parent).toBeVisible()
  await expect(join.field(texts.parent.line1())).toHaveValue('120 West 105th St')
})

test('a reply that got lost while the account was made: a reload leads on, and not to the question again', async ({
  world,
}) => {
  world.watch.expect(/ERR_|status of 409/)
  const { joining: texts } = world.messages
  const { context, page, join } = await joiner(world)
  const ana = newcomer('Ana', 'Diaz')
  await join.fillStart(ana)
  await join.next()
  await join.fillParent()
  await join.next()
  await expect(join.children).toBeVisible()
  await join.field(texts.childList.firstName()).fill('Mia')
  await join.next()
  await join.fillSecurity(ana.username)
  await join.next()
  await expect(join.coparent).toBeVisible()
  await context.route(
    `**${events.path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await join.press(texts.coparent.later())
  await expect(join.problem).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/setup\/coparent/)
})
